/**
 * Answers as the providers' own documentation and published traces show them, so that an adapter is not held to the
 * fake alone. Names and numbers are invented. Path → body; `*` stands for any id.
 */

export const gocardlessAnswers = {
  'POST /token/new/': { access: 'a', access_expires: 86_400, refresh: 'r', refresh_expires: 2_592_000 },
  'GET /institutions/': [
    {
      id: 'FINECO_FEBIITM2XXX',
      name: 'Fineco',
      bic: 'FEBIITM2XXX',
      transaction_total_days: '730',
      max_access_valid_for_days: '180',
      countries: ['IT'],
      logo: 'https://cdn.example/FINECO.png',
      separate_continuous_history_consent: false,
    },
  ],
  'GET /requisitions/*/': {
    id: '8126e9fb-93c9-4228-937c-68f0383c2df7',
    created: '2026-11-21T10:00:00.000Z',
    redirect: 'https://form.example/psd2-return',
    status: 'LN',
    institution_id: 'FINECO_FEBIITM2XXX',
    agreement: '3fa85f64-5717-4562-b3fc-2c963f66afa6',
    reference: 'r',
    accounts: ['7e944232-bda9-40bc-b784-660c7ab5fe78'],
    user_language: 'IT',
    link: 'https://ob.example/psd2/start/8126e9fb/FINECO_FEBIITM2XXX',
    ssn: null,
    account_selection: false,
    redirect_immediate: false,
  },
  'GET /accounts/*/': {
    id: '7e944232-bda9-40bc-b784-660c7ab5fe78',
    created: '2026-11-21T10:00:00Z',
    last_accessed: null,
    iban: 'IT60X0542811101000000123456',
    institution_id: 'FINECO_FEBIITM2XXX',
    status: 'READY',
    owner_name: '',
  },
  'GET /accounts/*/details/': {
    account: {
      resourceId: '1',
      iban: 'IT60X0542811101000000123456',
      bic: 'FEBIITM2XXX',
      currency: 'EUR',
      ownerName: 'ROSSI MARIO',
      name: 'Conto corrente',
      cashAccountType: 'CACC',
      usage: 'PRIV',
      status: 'enabled',
      ownerAddressUnstructured: ['Via Roma 1'],
    },
  },
  'GET /accounts/*/balances/': {
    balances: [
      { balanceAmount: { amount: '2013.12', currency: 'EUR' }, balanceType: 'interimAvailable' },
      {
        balanceAmount: { amount: '1913.12', currency: 'EUR' },
        balanceType: 'interimBooked',
        creditLimitIncluded: false,
        lastChangeDateTime: '2026-11-20T22:00:00Z',
        referenceDate: '2026-11-20',
      },
    ],
  },
  'GET /accounts/*/transactions/': {
    transactions: {
      booked: [
        {
          transactionId: 'MjAyNDA1MTdf',
          bookingDate: '2026-09-17',
          valueDate: '2026-09-17',
          transactionAmount: { amount: '+188.10', currency: 'EUR' },
          creditorName: 'ROSSI MARIO',
          debtorName: 'INPS-IT-ROMA-via Ciro il Grande 21',
          remittanceInformationUnstructured: 'Data accredito: 17/09/2026 Causale: /BENEF/ASSEGNO UNICO PER 3 FIGLI',
          remittanceInformationStructured: '/BENEF/ASSEGNO UNICO',
          proprietaryBankTransactionCode: 'I48-Bonifico SEPA Italia',
          internalTransactionId: 'ee6a',
        },
        {
          transactionAmount: { amount: '2892.61', currency: 'EUR' },
          bookingDate: '2026-10-28',
          valueDate: '2026-10-28',
          debtorName: 'Beispiel GmbH',
          remittanceInformationUnstructured:
            'mandatereference:,creditorid:,remittanceinformation:F22685813 Gehalt 80/6586',
          proprietaryBankTransactionCode: 'Gehalt/Rente',
          endToEndId: 'NOTPROVIDED',
          merchantCategoryCode: '0000',
        },
        {
          transactionAmount: { amount: '-15.00', currency: 'EUR' },
          valueDate: '2026-10-29',
          creditorName: 'Farmacia Centrale',
          additionalDataStructured: { card: 'x' },
        },
      ],
      pending: [{ transactionAmount: { amount: '-1.00', currency: 'EUR' }, valueDate: '2026-11-21' }],
    },
  },
} as const

/** What each call that failed says, and what it means to us. */
export const gocardlessRefusals = [
  [400, { summary: 'Invalid Account ID', detail: 'x is not a valid Account UUID. ', status_code: 400 }, 'not_found'],
  [402, { summary: 'Payment Required', detail: 'Free usage limit exceeded', status_code: 402 }, 'credentials'],
  [
    401,
    {
      summary: "Couldn't update account transactions",
      detail: 'Access has expired or it has been revoked. To restore access reconnect the account.',
      type: 'AccessExpiredError',
      status_code: 401,
    },
    'access_expired',
  ],
  [
    403,
    {
      summary: 'No valid End User Agreement',
      detail: 'Account exists but there is no valid End User Agreement permitting you to access it',
    },
    'access_expired',
  ],
  [
    403,
    {
      summary: 'IP address access denied',
      detail: "Your IP isn't whitelisted to perform this action",
      status_code: 403,
    },
    'credentials',
  ],
  [
    409,
    {
      summary: 'Account suspended',
      detail: 'This account or its requisition was suspended due to numerous errors that occurred while accessing it.',
      status_code: 409,
    },
    'suspended',
  ],
  [
    429,
    {
      summary: "Couldn't update account transactions",
      detail: 'Daily request limit set by the Institution has been exceeded.',
      type: 'RateLimitError',
      status_code: 429,
    },
    'limit',
  ],
  [
    429,
    {
      summary: 'Rate limit exceeded',
      detail: 'The rate limit for this resource is 4/day. Please try again in 85092 seconds',
      status_code: 429,
    },
    'limit',
  ],
  [
    500,
    {
      summary: "Couldn't update account transactions",
      detail: 'Request to Institution returned an error',
      type: 'UnknownRequestError',
      status_code: 500,
    },
    'bank_error',
  ],
  [
    503,
    {
      summary: "Couldn't update account transactions",
      detail: "Couldn't connect to Institution",
      type: 'ConnectionError',
      status_code: 503,
    },
    'bank_error',
  ],
] as const

export const enableBankingAnswers = {
  'GET /aspsps': {
    aspsps: [
      {
        name: 'Intesa Sanpaolo',
        country: 'IT',
        logo: 'https://cdn.example/i.png',
        psu_types: ['personal', 'business'],
        auth_methods: [{ name: 'redirect' }],
        maximum_consent_validity: 15_552_000,
        beta: false,
        bic: 'BCITITMM',
      },
    ],
  },
  'GET /sessions/*': {
    status: 'AUTHORIZED',
    accounts: ['07cc67f4-45d6-494b-adac-09b5cbc7e2b5'],
    accounts_data: [],
    aspsp: { name: 'Intesa Sanpaolo', country: 'IT' },
    psu_type: 'personal',
    access: { valid_until: '2026-12-01T00:00:00Z' },
  },
  'GET /accounts/*/details': {
    uid: '07cc67f4-45d6-494b-adac-09b5cbc7e2b5',
    account_id: { iban: 'IT60X0306901000000000123456' },
    name: 'ROSSI MARIO',
    currency: 'EUR',
    usage: 'PRIV',
    cash_account_type: 'CACC',
    product: 'XME Conto',
    details: 'Conto corrente',
    identification_hash: 'h',
  },
  'GET /accounts/*/balances': {
    balances: [
      { name: 'Available', balance_type: 'ITAV', balance_amount: { amount: '2013.12', currency: 'EUR' } },
      {
        name: 'Booked',
        balance_type: 'CLBD',
        balance_amount: { amount: '1913.12', currency: 'EUR' },
        reference_date: '2026-11-20',
      },
    ],
  },
  'GET /accounts/*/transactions': {
    continuation_key: null,
    transactions: [
      {
        entry_reference: '1',
        transaction_amount: { amount: '1900.00', currency: 'EUR' },
        credit_debit_indicator: 'CRDT',
        status: 'BOOK',
        booking_date: '2026-10-27',
        value_date: '2026-10-27',
        debtor: { name: 'OFFICINE LOMBARDE SRL' },
        creditor: { name: 'ROSSI MARIO' },
        remittance_information: ['STIPENDIO', 'OTTOBRE 2026'],
        bank_transaction_code: { description: 'Bonifico', code: 'PMNT', sub_code: 'RCDT' },
        balance_after_transaction: { amount: '1913.12', currency: 'EUR' },
        reference_number: null,
      },
      {
        transaction_amount: { amount: '40.00', currency: 'EUR' },
        credit_debit_indicator: 'DBIT',
        status: 'PDNG',
        transaction_date: '2026-11-21',
        remittance_information: [],
      },
      {
        transaction_amount: { amount: '12.50', currency: 'EUR' },
        credit_debit_indicator: 'DBIT',
        status: 'BOOK',
        booking_date: '2026-10-28',
        creditor: { name: 'Farmacia Centrale' },
        remittance_information: ['POS'],
      },
    ],
  },
} as const

export const idnowAnswers = {
  'POST /api/v1/casa/login': { authToken: 't' },
  'POST /api/v1/casa/identifications/*/start': { id: 'TST-ABCDE' },
  'GET /api/v1/casa/identifications/*': {
    identificationprocess: {
      result: 'SUCCESS_DATA_CHANGED',
      reason: null,
      companyid: 'casa',
      filename: 'app-1.zip',
      agentname: 'TROBOT',
      identificationtime: '2026-11-21T10:05:00+01:00',
      id: 'TST-ABCDE',
      href: '/api/v1/casa/identifications/app-1.zip',
      type: 'WEB',
      transactionnumber: 'app-1',
    },
    contactdata: { mobilephone: '+4915112345678', email: 'jonas@example.org' },
    userdata: {
      firstname: { status: 'CHANGE', value: 'JONAS MARIA', original: 'Jonas' },
      lastname: { status: 'MATCH', value: 'MÜLLER' },
      birthday: { status: 'MATCH', value: '1990-03-27' },
      nationality: { status: 'NEW', value: 'DE' },
      address: { street: { status: 'NEW', value: 'Hauptstraße' } },
    },
    identificationdocument: { type: { status: 'NEW', value: 'IDCARD' }, number: { status: 'NEW', value: 'L0X0X0X0X' } },
    attachments: { pdf: 'app-1.pdf', idfrontside: 'front.jpg', userface: 'face.jpg' },
  },
} as const

export const googleAnswers = {
  'POST /v1/places:autocomplete': {
    suggestions: [
      {
        placePrediction: {
          place: 'places/ChIJx',
          placeId: 'ChIJx',
          text: { text: 'Via Roma, 1, Milano, MI, Italia', matches: [{ endOffset: 8 }] },
          structuredFormat: { mainText: { text: 'Via Roma, 1' }, secondaryText: { text: 'Milano, MI, Italia' } },
          types: ['route', 'geocode'],
        },
      },
    ],
  },
  'GET /v1/places/*': {
    id: 'ChIJx',
    formattedAddress: 'Via Roma, 1, 20121 Milano MI, Italia',
    addressComponents: [
      { longText: '1', shortText: '1', types: ['street_number'], languageCode: 'it' },
      { longText: 'Via Roma', shortText: 'Via Roma', types: ['route'] },
      { longText: 'Milano', types: ['locality', 'political'] },
      { longText: 'Milano', types: ['administrative_area_level_3', 'political'] },
      {
        longText: 'Città Metropolitana di Milano',
        shortText: 'MI',
        types: ['administrative_area_level_2', 'political'],
      },
      { longText: 'Lombardia', shortText: 'Lombardia', types: ['administrative_area_level_1', 'political'] },
      { longText: 'Italia', shortText: 'IT', types: ['country', 'political'] },
      { longText: '20121', types: ['postal_code'] },
    ],
  },
} as const

export const photonAnswers = {
  'GET /api': {
    type: 'FeatureCollection',
    features: [
      {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [9.18, 45.46] },
        properties: {
          osm_type: 'W',
          osm_id: 123,
          osm_key: 'highway',
          osm_value: 'residential',
          type: 'street',
          name: 'Via Roma',
          postcode: '20121',
          city: 'Milano',
          county: 'Milano',
          state: 'Lombardia',
          country: 'Italia',
          countrycode: 'IT',
          extent: [9.1, 45.4, 9.2, 45.3],
        },
      },
    ],
  },
} as const

const session = {
  id: 'cs_test_a1',
  object: 'checkout.session',
  ui_mode: 'embedded_page',
  mode: 'payment',
  status: 'open',
  payment_status: 'unpaid',
  amount_subtotal: 2000,
  amount_total: 2000,
  currency: 'eur',
  client_secret: 'cs_test_a1_secret_x',
  client_reference_id: 'app_1',
  metadata: { application_id: 'app_1' },
  customer_email: 'a@b.example',
  customer_details: null,
  payment_intent: null,
  return_url: 'https://form.example',
  redirect_on_completion: 'if_required',
  expires_at: 1_795_000_000,
  created: 1_794_913_600,
  livemode: false,
  locale: 'it',
  url: null,
}
/** As asked for: the payment with its last charge in full. */
const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 2000,
  currency: 'eur',
  status: 'succeeded',
  latest_charge: {
    id: 'ch_1',
    object: 'charge',
    amount: 2000,
    amount_refunded: 500,
    refunded: false,
    disputed: true,
    currency: 'eur',
    payment_intent: 'pi_1',
    paid: true,
    status: 'succeeded',
  },
}
const list = (url: string, data: object[]) => ({ object: 'list', url, has_more: false, data })
export const stripeAnswers = {
  'POST /v1/checkout/sessions': session,
  'GET /v1/checkout/sessions': list('/v1/checkout/sessions', [{ ...session, payment_intent: 'pi_1' }]),
  'GET /v1/checkout/sessions/*': {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: intent,
    customer_details: { email: 'a@b.example' },
  },
  'GET /v1/disputes': list('/v1/disputes', [
    {
      id: 'dp_1',
      object: 'dispute',
      amount: 2000,
      charge: 'ch_1',
      currency: 'eur',
      payment_intent: 'pi_1',
      reason: 'fraudulent',
      status: 'won',
    },
  ]),
} as const

/**
 * As the reference of the API shows a session, in each of its states. Source:
 * docs.stripe.com/api/identity/verification_sessions/object.
 */
const identitySession = {
  object: 'identity.verification_session',
  client_reference_id: 'app',
  client_secret: 'vs_secret_x',
  created: 1_610_744_321,
  last_error: null,
  last_verification_report: null,
  livemode: false,
  metadata: { application_id: 'app' },
  options: { document: { require_matching_selfie: true } },
  redaction: null,
  related_customer: null,
  type: 'document',
  url: null,
  verified_outputs: null,
}
export const stripeIdentityAnswers = {
  'POST /v1/identity/verification_sessions': {
    ...identitySession,
    id: 'vs_NuN4zLaDaEaXYz',
    status: 'requires_input',
    url: 'https://verify.stripe.com/start/test_x',
  },
  'GET /v1/identity/verification_sessions/vs_verified': {
    ...identitySession,
    id: 'vs_verified',
    status: 'verified',
    last_verification_report: 'vr_x',
    verified_outputs: {
      address: null,
      dob: { day: 1, month: 1, year: 1901 },
      email: null,
      first_name: 'Jenny',
      id_number_type: null,
      last_name: 'Rosen',
      phone: null,
      sex: null,
    },
  },
  'GET /v1/identity/verification_sessions/vs_processing': {
    ...identitySession,
    id: 'vs_processing',
    status: 'processing',
  },
  'GET /v1/identity/verification_sessions/vs_refused': {
    ...identitySession,
    id: 'vs_refused',
    status: 'requires_input',
    last_error: { code: 'document_expired', reason: 'The document is expired.' },
  },
  'GET /v1/identity/verification_sessions/vs_declined': {
    ...identitySession,
    id: 'vs_declined',
    status: 'requires_input',
    last_error: { code: 'consent_declined', reason: 'The user declined to be verified.' },
  },
  'GET /v1/identity/verification_sessions/vs_canceled': { ...identitySession, id: 'vs_canceled', status: 'canceled' },
} as const

/**
 * As the reference of the API shows a list that goes on, its second page, and a refusal. Source:
 * docs.aws.amazon.com/AmazonS3/latest/API, ListObjectsV2 and Error Responses.
 */
const listed = (rest: string, key: string, size: number, second: string) => `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>papers</Name><Prefix>documents/</Prefix>${rest}<KeyCount>1</KeyCount><MaxKeys>1000</MaxKeys>
<Contents><Key>${key}</Key><LastModified>2009-10-12T17:50:${second}.000Z</LastModified><ETag>"fba9dede5f27731c9771645a39863328"</ETag><Size>${size}</Size><StorageClass>STANDARD</StorageClass></Contents></ListBucketResult>`
export const s3Answers = {
  list: [
    listed(
      '<IsTruncated>true</IsTruncated><NextContinuationToken>1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=</NextContinuationToken>',
      'documents/a&amp;b',
      434_234,
      '30',
    ),
    listed(
      '<ContinuationToken>1ueGcxLPRx1Tr/XYExHnhbYLgveDs2J/wm36Hy4vbOwM=</ContinuationToken><IsTruncated>false</IsTruncated>',
      'documents/second',
      7,
      '31',
    ),
  ],
  missing:
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>NoSuchKey</Code><Message>The resource you requested ' +
    'does not ' +
    'exist</Message><Resource>/papers/documents/none</Resource><RequestId>4442587FB7D0A2F9</RequestId></Error>',
} as const
