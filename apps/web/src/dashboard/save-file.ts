/** Saves a text or bytes to the person's device as a file. */
export function saveFile(content: string | Uint8Array<ArrayBuffer>, fileName: string, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
  URL.revokeObjectURL(address)
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Saves a list that the server exported, as the format that it was asked for. `name`: without its ending. */
export function saveTable({ csv, workbook }: { csv: string; workbook: string | null }, name: string): void {
  if (workbook === null) saveFile(csv, `${name}.csv`, 'text/csv;charset=utf-8')
  else
    saveFile(
      Uint8Array.from(atob(workbook), (sign) => sign.charCodeAt(0)),
      `${name}.xlsx`,
      workbookType,
    )
}
