/** What follows from the table of settings: `readConfig` reads by it, docs/how-to/configure.md is written from it. */
import * as z from 'zod/mini'
import { settingGroups, settings, type Setting } from './setting-table.ts'

type Settings = typeof settings
type SettingName = keyof Settings
export const settingNames = Object.keys(settings) as SettingName[]
const of = (name: SettingName): Setting => settings[name]

/** Production does not start without these. */
export const neededSettings = settingNames.filter((name) => of(name).example !== undefined)
export const secretSettings = settingNames.filter((name) => of(name).isSecret === true)

export const environment = z.object(
  Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])) as {
    [Name in SettingName]: Settings[Name]['schema']
  },
)

/** Of a missing setting, for the operator who starts it for the first time. */
export const askFor = (name: SettingName): string => `${of(name).meaning.split('. ')[0]}, e.g. ${of(name).example}`

/** What stands where nothing is set, in Markdown. */
function defaultOf(name: SettingName): string {
  const { otherwise, schema, example } = of(name)
  const value = otherwise ?? schema.safeParse(undefined).data
  const text =
    value === undefined || value === '' ? 'none' : otherwise === undefined ? `\`${String(value)}\`` : otherwise
  return example === undefined ? text : `${text}; **needed in production**`
}

/** Returns the tables of docs/how-to/configure.md. */
export const settingsPage = (): string =>
  (Object.keys(settingGroups) as (keyof typeof settingGroups)[])
    .map(
      (group) => `## ${settingGroups[group]}
| variable | default | meaning |
|---|---|---|
${settingNames
  .filter((name) => of(name).group === group)
  .map((name) => `| \`${name}\` | ${defaultOf(name)} | ${of(name).meaning} |`)
  .join('\n')}`,
    )
    .join('\n\n')
