import { cleanColour, themeOf } from '../../branding/theme.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/handlers.ts'
import { Refusal } from '../../http/refusal.ts'
import { cleanLogo } from './clean-logo.ts'
import { ownScope } from './own-company.ts'

const prefix = 'data:image/png;base64,'

/** Returns the logo as it is kept: its pixels alone. @throws Refusal `validation` when it is no such picture */
function keptLogo(logo: string | null): string | null {
  if (logo === null) return null
  const cleaned = cleanLogo(Buffer.from(logo.slice(prefix.length), 'base64'))
  if (cleaned === null) throw new Refusal('validation', { msg: [{ field: 'logo', key: 'Dashboard.Brand.Error.Logo' }] })
  return `${prefix}${cleaned.toString('base64')}`
}

/** What a company settles of its form: how it looks, what it asks, who may frame it. */
export const dashboardSettings = (deps: Deps) => {
  const own = ownScope(deps)
  return {
    async dashboardSettings({ caller }) {
      const company = await own(caller, (stores) => stores.companies.find(caller.companyId))
      if (!company) throw new Refusal('unauthorized')
      const { primary, secondary, background, header } = company.colours
      const colours = {
        primary: cleanColour(primary),
        secondary: cleanColour(secondary),
        background: cleanColour(background),
        header: cleanColour(header),
      }
      return {
        success: true as const,
        settings: {
          name: company.name,
          colours,
          logo: company.logo,
          url: company.url,
          legal_pages: company.ownLegalPages,
          parent_origins: company.parentOrigins,
          message_type: company.messageType,
          asks_for_address: company.asksForAddress,
        },
      }
    },

    async dashboardSaveBrand({ caller, body: { colours, logo, url } }) {
      const brand = { colours, url, ...(logo === undefined ? {} : { logo: keptLogo(logo) }) }
      await own(caller, (stores) => stores.companies.setBrand(caller.companyId, brand))
      return { success: true as const }
    },

    async dashboardTryColours({ body }) {
      return { success: true as const, theme: themeOf(body) }
    },

    async dashboardSaveForm({ caller, body }) {
      await own(caller, (stores) =>
        stores.companies.settle(caller.companyId, {
          ownLegalPages: body.legal_pages,
          asksForAddress: body.asks_for_address,
        }),
      )
      return { success: true as const }
    },

    async dashboardSaveStageNames({ caller, body }) {
      const stageNames = Object.fromEntries(Object.entries(body).filter(([, name]) => name !== ''))
      await own(caller, (stores) => stores.companies.settle(caller.companyId, { stageNames }))
      return { success: true as const }
    },

    async dashboardFrameOrigins({ caller, body }) {
      await own(caller, async (stores) => {
        await stores.companies.setParentOrigins(caller.companyId, [...new Set(body.origins)])
        if (body.message_type !== undefined)
          await stores.companies.settle(caller.companyId, { messageType: body.message_type })
      })
      return { success: true as const }
    },
  } satisfies Handlers<
    | 'dashboardSettings'
    | 'dashboardSaveBrand'
    | 'dashboardTryColours'
    | 'dashboardSaveForm'
    | 'dashboardSaveStageNames'
    | 'dashboardFrameOrigins'
  >
}
