declare module 'tesseract.js/src/worker-script/index.js' {
  const tesseract: {
    setAdapter(adapter: Record<string, unknown>): void
    dispatchHandlers(packet: unknown, send: (reply: unknown) => void): void
  }
  export default tesseract
}
declare module 'tesseract.js/src/worker-script/node/getCore.js' {
  const getCore: (lstmOnly: boolean, corePath: string | undefined, reporter: unknown) => Promise<unknown>
  export default getCore
}
