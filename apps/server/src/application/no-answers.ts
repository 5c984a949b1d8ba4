import type { SavedAnswers } from '@attesta/contract/application.ts'

/** What a new application has saved. */
export const noAnswers: SavedAnswers = {
  fiscal_code: null, nationality: null, date_of_birth: null, birth_city: null,
  current_country: null, current_street: null, current_house_num: null, current_city: null, current_postcode: null, current_province: null,
  hh_members: [], guarantors: [], household_members_count: '1,0',
  accessible_house: null, has_pets: null, pets_details: null, living_situation: null,
  other_incomes: '', type_of_contract: null, paychecks_per_year: null,
  current_deposit: null, current_rent: null, rent_arrears: null, landlord_name: null, extra_tenancy_info: null, tenancy_start_date: null, tenancy_end_date: null,
  id_combination: null, confirmed_at: null, german_questionnaire: null, questionnaire_accepted_at: null, mortgage_info: null,
  absences: [],
}
