import { WrongConfig } from '../config.ts'
import { DumpFailed } from '../db/dump-failed.ts'
import { DatabaseUnavailable } from '../db/embedded/database-unavailable.ts'
import { BackupRefused } from './backup-refused.ts'

/** Runs a command. A mistake of the operator prints its message without a stack trace and ends with exit code 1. */
export async function forOperator(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    const isOperators =
      error instanceof BackupRefused ||
      error instanceof DumpFailed ||
      error instanceof WrongConfig ||
      error instanceof DatabaseUnavailable ||
      (error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
    if (!isOperators) throw error
    process.stderr.write(`\n${error.message}\n`)
    process.exitCode = 1
  }
}
