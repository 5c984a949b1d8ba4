/**
 * Grounds on which a landlord may not choose between people. Sources: § 1 and § 19 AGG; in Italy d.lgs. 215/2003 and
 * 216/2003, art. 43 d.lgs. 286/1998; EU directives 2000/43 and 2004/113.
 */
const protectedGrounds = ['origin', 'religion', 'sex', 'age', 'disability', 'orientation', 'family'] as const
export type ProtectedGround = (typeof protectedGrounds)[number]

/** Whole words, in English, Italian and German; a stem ends with `\p{L}*`. */
const words: Record<ProtectedGround, readonly string[]> = {
  origin: [
    'origins?',
    'nationalit(?:y|ies)',
    'ethnic\\p{L}*',
    'rac(?:e|es|ial)',
    'foreign\\p{L}*',
    'immigrant\\p{L}*',
    'migrant\\p{L}*',
    'refugees?',
    'native speakers?',
    'razz[ae]',
    'etni[ae]',
    'etnic\\p{L}*',
    'nazionalit[àa]',
    'cittadinanz[ae]',
    'stranier\\p{L}*',
    'extracomunitar\\p{L}*',
    'immigrat\\p{L}*',
    'italian[ioae]',
    'herkunft\\p{L}*',
    'nationalität\\p{L}*',
    'staatsangehörig\\p{L}*',
    'ausländ\\p{L}*',
    'migration\\p{L}*',
    'flüchtling\\p{L}*',
    'rasse\\p{L}*',
    'ethnisch\\p{L}*',
    'muttersprach\\p{L}*',
    'deutsche[rn]?',
  ],
  religion: [
    'religi\\p{L}*',
    'muslim\\p{L}*',
    'musulman\\p{L}*',
    'christ(?:ian)?s?',
    'cristian\\p{L}*',
    'christen',
    'jew(?:s|ish)?',
    'ebre[ioa]',
    'juden',
    'jüdisch\\p{L}*',
    'weltanschauung\\p{L}*',
    'konfession\\p{L}*',
  ],
  sex: [
    'sex',
    'gender',
    '(?:fe)?males?',
    'wom[ae]n',
    'm[ae]n only',
    'sesso',
    'donn[ae]',
    'uomin[io]',
    'ragazz[ei]',
    'geschlecht\\p{L}*',
    'frau(?:en)?',
    'männer',
    'männlich\\p{L}*',
    'weiblich\\p{L}*',
  ],
  age: [
    'ages?',
    'too old',
    'young(?:er)?',
    'elderly',
    'et[àa]',
    'anzian[ioae]',
    'giovan[ei]',
    'alters?',
    'rentner\\p{L}*',
  ],
  disability: [
    'disab\\p{L}*',
    'wheelchairs?',
    'handicap\\p{L}*',
    'invalid[ioa]t?[àa]?',
    'behindert\\p{L}*',
    'behinderung\\p{L}*',
  ],
  orientation: [
    'gay',
    'lesbian\\p{L}*',
    'homosexual\\p{L}*',
    'omosessual\\p{L}*',
    'schwul\\p{L}*',
    'lesbisch\\p{L}*',
    'sexuell\\p{L}*',
    'orientamento sessuale',
  ],
  family: [
    'pregnan\\p{L}*',
    'incint[ae]',
    'gravidanz[ae]',
    'schwanger\\p{L}*',
    'no children',
    'without children',
    'senza (?:figli|bambini)',
    'no bambini',
    'keine kinder',
    'ohne kinder',
    'kinderlos\\p{L}*',
    'married',
    'sposat[ioae]',
    'verheiratet\\p{L}*',
  ],
}
const patterns = protectedGrounds.map(
  (ground) => [ground, new RegExp(`(?<!\\p{L})(?:${words[ground].join('|')})(?!\\p{L})`, 'iu')] as const,
)

/**
 * The grounds that a criterion in a company's own words names. It finds plain words only: a text without any is not
 * lawful for that reason alone.
 */
export const groundsIn = (text: string): ProtectedGround[] =>
  patterns.flatMap(([ground, pattern]) => (pattern.test(text.normalize('NFC')) ? [ground] : []))
