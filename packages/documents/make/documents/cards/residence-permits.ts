/**
 * Residence permits in the European form: surname and given names in two rows under one label, the zone on the back.
 * Source: Regulation (EC) 1030/2002.
 */
import { background, CARD_SIZE, type CardFace, labelled, portrait, specimenMark, zone } from '../../draw/card-art.ts'
import { lettered } from '../../draw/lettering.ts'
import { td1Lines } from '../../draw/mrz.ts'
import { dated } from '../../draw/spelling.ts'
import type { CardHolder } from '../../life/card-holder.ts'
import { diceOf } from '../../random.ts'
import { type Card, ZONE_FACTS } from './card.ts'

const { width, height } = CARD_SIZE
const day = (text: string) => dated(text, 'dd.mm.yyyy')

interface Edition {
  title: string
  code: string
  names: string
  until: string
  issued: string
  kind: readonly [label: string, value: string]
  remarks: readonly [label: string, value: string]
  birth: string
  nationality: string
  sex: string
  tax: string | null
}

const editions = {
  italian: {
    title: 'PERMESSO DI SOGGIORNO',
    code: 'IR',
    names: 'NOME',
    until: 'VALIDO FINO A',
    issued: 'LUOGO DI RILASCIO E DATA DI INIZIO DELLA VALIDITÀ',
    kind: ['TIPO DI PERMESSO', 'LAVORO SUBORDINATO'],
    remarks: ['ANNOTAZIONI', 'PERM. UNICO LAVORO'],
    birth: 'DATA E LUOGO DI NASCITA',
    nationality: 'CITTADINANZA',
    sex: 'SESSO',
    tax: 'CODICE FISCALE',
  },
  german: {
    title: 'AUFENTHALTSTITEL',
    code: 'AR',
    names: 'NAME, VORNAMEN',
    until: 'GÜLTIG BIS',
    issued: 'ORT DER AUSSTELLUNG/BEGINN DER GÜLTIGKEIT',
    kind: ['ART DES TITELS', 'AUFENTHALTSERLAUBNIS'],
    remarks: ['ANMERKUNGEN', 'ERWERBSTÄTIGKEIT ERLAUBT'],
    birth: 'GEBURTSDATUM UND GEBURTSORT',
    nationality: 'STAATSANGEHÖRIGKEIT',
    sex: 'GESCHLECHT',
    tax: null,
  },
} as const satisfies Record<string, Edition>

function front(holder: CardHolder, edition: Edition): CardFace {
  return {
    width,
    height,
    print: [
      background(width, height, '#eef0f6', '#ccd2e4'),
      lettered(edition.title, 28, 4.6, { size: 2.7, font: 'bold', colour: '#28366b' }),
      lettered(holder.number, 64, 9, { size: 2.8, font: 'bold' }),
      portrait(3, 10, 23, 30, diceOf(holder.matter)),
      labelled(edition.names, holder.surname, 28, 11),
      lettered(holder.givenNames, 28, 17, { size: 2.5, font: 'bold' }),
      labelled(edition.until, day(holder.expiresOn), 28, 20.6),
      labelled(edition.issued, `${holder.home.town} ${day(holder.issuedOn)}`, 28, 26.4),
      labelled(edition.kind[0], edition.kind[1], 28, 32.2),
      labelled(edition.remarks[0], edition.remarks[1], 28, 38, { size: 2 }),
      specimenMark(3, 51),
    ].join(''),
  }
}

function back(holder: CardHolder, edition: Edition): CardFace {
  return {
    width,
    height,
    print: [
      background(width, height, '#eef0f6', '#d6dbea'),
      labelled(edition.birth, `${day(holder.bornOn)} ${holder.birthTown}`, 4, 5, { size: 2.2 }),
      labelled(edition.nationality, holder.nationality, 4, 10.6, { size: 2.2 }),
      labelled(edition.sex, holder.sex, 30, 10.6, { size: 2.2 }),
      ...(edition.tax && holder.fiscalCode ? [labelled(edition.tax, holder.fiscalCode, 44, 10.6, { size: 2.2 })] : []),
      specimenMark(4, 32),
      zone(td1Lines(holder, edition.code), CARD_SIZE, holder.matter),
    ].join(''),
  }
}

const permit = (edition: Edition, country: string, issuing: string): Card => ({
  document: 'residence_permit',
  country,
  issuing,
  sides: [
    {
      side: 'front',
      name: 'fronte',
      shows: ['number', 'surname', 'given_names', 'issuing_country', 'expires_on'],
      zone: null,
      draw: (holder) => front(holder, edition),
    },
    {
      side: 'back',
      name: 'retro',
      shows: [...ZONE_FACTS, 'place_of_birth', ...(edition.tax ? ['fiscal_code' as const] : [])],
      zone: 'TD1',
      draw: (holder) => back(holder, edition),
    },
  ],
})

export const residencePermits = {
  italian: permit(editions.italian, 'IT', 'ITA'),
  german: permit(editions.german, 'DE', 'DEU'),
}
