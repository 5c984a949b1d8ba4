/** The PDF engine: PDFium compiled to WebAssembly, with a bounded memory and thrown away after a trap. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { EncryptedFile, LimitExceeded, RefusalOfFile, UnreadableFile } from './refusal-of-file.ts'

export type Engine = WrappedPdfiumModule

/** 64 KiB each: 256 MiB. A forty-page statement needs 30; a deflate bomb takes whatever there is. */
const MEMORY_PAGES = 4096

let engine: Engine | undefined

/** Starts the engine, once; the first call takes some 100 ms. */
export async function startEngine(): Promise<Engine> {
  if (!engine) {
    const wasm = capMemory(
      readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
      MEMORY_PAGES,
    )
    engine = await init({ wasmBinary: Uint8Array.from(wasm).buffer, print: () => {}, printErr: () => {} })
    engine.PDFiumExt_Init()
    callDirectly(engine)
  }
  return engine
}

/**
 * What is asked of every letter and every object of a page, numbers for numbers. The wrappers around the engine's
 * functions look each of them up by name and convert its arguments, which costs more than the call itself: these are
 * called without them.
 */
const BUSY = [
  'FPDFText_GetUnicode',
  'FPDFText_IsGenerated',
  'FPDFText_GetCharAngle',
  'FPDFText_GetLooseCharBox',
  'FPDFText_GetFillColor',
  'FPDFText_GetFontSize',
  'FPDFText_GetTextObject',
  'FPDFTextObj_GetFont',
  'FPDFTextObj_GetTextRenderMode',
  'FPDFPage_GetObject',
  'FPDFPageObj_GetType',
  'FPDFPageObj_GetBounds',
  'FPDFPageObj_GetFillColor',
  'FPDFPath_GetDrawMode',
] as const

type Calls = Record<(typeof BUSY)[number], unknown>

function callDirectly(p: Engine): void {
  const calls: Calls = p,
    functions = p.pdfium.wasmExports as unknown as Calls
  for (const name of BUSY) calls[name] = functions[name]
}

/** Has the engine died on a document? It must not be used again in this process. */
export const isEngineDead = () => engine === undefined

/** Turns a trap of the engine into a refusal and forgets the instance: after an abort its memory cannot be trusted. */
export function guardEngine<T>(work: () => T): T {
  try {
    return work()
  } catch (problem) {
    if (problem instanceof RefusalOfFile || !(problem instanceof Error)) throw problem
    if (problem.name === 'RuntimeError' || /abort|out of memory|memory access/i.test(problem.message)) {
      engine = undefined
      throw new LimitExceeded('the PDF engine ran out of memory')
    }
    throw problem
  }
}

const LOAD_PROBLEMS = ['', 'unknown', 'file', 'format', 'password', 'security', 'page']

export interface OpenDocument {
  handle: number
  close(): void
}

/**
 * @throws EncryptedFile when another password is needed, UnreadableFile when it is no whole PDF, LimitExceeded when it
 * takes too much memory
 */
export function loadDocument(p: Engine, bytes: Uint8Array, password = ''): OpenDocument {
  return guardEngine(() => {
    const memory = p.pdfium.wasmExports
    const pointer = memory.malloc(bytes.length)
    if (pointer === 0) throw new LimitExceeded('no memory for the file')
    p.pdfium.HEAPU8.set(bytes, pointer)
    const handle = p.FPDF_LoadMemDocument(pointer, bytes.length, password)
    if (handle === 0) {
      const problem = LOAD_PROBLEMS[p.FPDF_GetLastError()] ?? 'unknown'
      memory.free(pointer)
      if (problem === 'password' || problem === 'security') throw new EncryptedFile()
      throw new UnreadableFile(`not a readable PDF (${problem})`)
    }
    return {
      handle,
      close() {
        if (engine !== p) return
        p.FPDF_CloseDocument(handle)
        memory.free(pointer)
      },
    }
  })
}

/** `FPDF_REMOVE_SECURITY` of the engine's `fpdf_save.h`. */
const REMOVE_SECURITY = 3

/** The whole document, rewritten without its password. @throws UnreadableFile when the engine cannot write it */
export function savedWithoutPassword(p: Engine, document: number): Uint8Array {
  const writer = p.PDFiumExt_OpenFileWriter()
  try {
    if (!p.FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY)) throw new UnreadableFile('it cannot be rewritten')
    const size = p.PDFiumExt_GetFileWriterSize(writer)
    return withMemory(p, size, (pointer) => {
      p.PDFiumExt_GetFileWriterData(writer, pointer, size)
      return p.pdfium.HEAPU8.slice(pointer, pointer + size)
    })
  } finally {
    p.PDFiumExt_CloseFileWriter(writer)
  }
}

/** Lends a stretch of the engine's memory; read it through a fresh view, for the heap may have moved. */
export function withMemory<T>(p: Engine, size: number, use: (pointer: number) => T): T {
  const pointer = p.pdfium.wasmExports.malloc(size)
  if (pointer === 0) throw new LimitExceeded('the PDF engine ran out of memory')
  try {
    return use(pointer)
  } finally {
    if (engine === p) p.pdfium.wasmExports.free(pointer)
  }
}

/** A UTF-16 string of the engine's, whose calls give the length in bytes first. */
export function readUtf16(p: Engine, call: (pointer: number, size: number) => number): string {
  const size = call(0, 0)
  return size <= 2
    ? ''
    : withMemory(p, size, (pointer) => {
        call(pointer, size)
        return p.pdfium.UTF16ToString(pointer)
      })
}

/** Rewrites the declared maximum of the module's one memory, so that no file can make it grow further. */
function capMemory(wasm: Uint8Array, pages: number): Uint8Array {
  const bytes = Uint8Array.from(wasm)
  let at = 8
  const leb = () => {
    let value = 0,
      shift = 0,
      byte
    do {
      byte = bytes[at++]!
      value |= (byte & 127) << shift
      shift += 7
    } while (byte & 128)
    return value >>> 0
  }
  while (at < bytes.length) {
    const section = bytes[at++],
      length = leb(),
      end = at + length
    if (section === 5) {
      leb()
      const hasMaximum = (bytes[at++]! & 1) === 1
      leb()
      const start = at
      leb()
      if (!hasMaximum) throw new Error('the module declares no maximum of memory')
      let rest = pages
      for (let i = start; i < at; i++) {
        bytes[i] = (rest & 127) | (i < at - 1 ? 128 : 0)
        rest >>>= 7
      }
      return bytes
    }
    at = end
  }
  throw new Error('the module has no memory section')
}
