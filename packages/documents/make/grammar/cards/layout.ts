/** A card's layout and its state, as plain data: the same data give the same picture on every machine. */
import { diceOf } from '../../random.ts'
import { type Choices, choiceNames, drawChoices, plainChoices } from './choices.ts'
import states from './states.json' with { type: 'json' }

export type State = (typeof states)[number]

export interface CardLayout {
  /** Of the holder, not of the looks. */
  story: string
  /** ICAO code of the state that issued it; Germany is `D`. */
  state: string
  choices: Choices
}

/** @param at which layout of the run: all states come in turn */
export function drawCardLayout(seed: string, at: number): CardLayout {
  const dice = diceOf(`${seed}:${at}:card layout`)
  return { story: `${seed}:${at}`, state: states[at % states.length]!.code, choices: drawChoices(dice) }
}

export const stateOf = ({ state }: CardLayout): State => states.find(({ code }) => code === state)!

export const optionsOf = (layout: CardLayout): string[] => [
  `state: ${layout.state}`,
  ...choiceNames.map((name) => `${name}: ${layout.choices[name]}`),
]

export function oddities({ choices: made, state }: CardLayout): string[] {
  const plain = plainChoices()
  return [state, ...choiceNames.filter((name) => made[name] !== plain[name]).map((name) => `${name}: ${made[name]}`)]
}

/** Layouts that are plainer by one step. */
export function* plainer(layout: CardLayout): Generator<CardLayout> {
  const plain = plainChoices()
  for (const name of choiceNames)
    if (layout.choices[name] !== plain[name]) yield { ...layout, choices: { ...layout.choices, [name]: plain[name] } }
}
