import type { PlayedReplies } from '../fake-api.ts'
import type { PlayedStates } from '../preview/played-state.ts'
import { states as reviewStates } from './review/states.ts'

const ok = { success: true } as const
const home: PlayedReplies = { operatorMe: { ...ok, name: 'Vera Marini', email: 'operator@attesta.example' }, operatorSignOut: ok }
const token = 'played'
const qr = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#fff" d="M0 0h9v9H0z"/><path d="M1 1h3v3H1zM5 1h3v3H5zM1 5h3v3H1zM6 6h2v2H6z"/></svg>'
const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const door: PlayedReplies = {
  operatorLogin: ok, operatorVerify: { ...ok, access_token: token, second_factor: 'enrolment' },
  secondFactorBegin: { ...ok, secret, uri: `otpauth://totp/Attesta:operator%40attesta.example?secret=${secret}`, qr },
  secondFactorConfirm: { ...ok, access_token: token, recovery_codes: ['k7qp2-2m9xa', 'vn3th-8wzc5', 'e4r6y-j2ksp', 'm9d7b-xq3ua', 'h5c8g-tz2wn', 'p6f4v-r9ejk', 's2y7a-bd8hm', 'w3x5q-ug6cp', 'z8n2k-fe4vr', 'c7t9j-ys3hd'] },
}
const typed = (digits: string) => digits.split('').map((digit, index) => ({ fill: `digit-${index + 1}`, with: digit }))
const asked = [{ fill: 'email', with: 'operator@attesta.example' }, { press: 'send-code' }, ...typed('904217')] as const

export const states = {
  login: { path: '/operator', session: false, replies: {} },
  enrolment: { path: '/operator', session: false, replies: door, acts: asked },
  recoveryCodes: { path: '/operator', session: false, replies: door, acts: [...asked, ...typed('287082')] },
  secondFactorWrong: { path: '/operator', session: false, replies: { ...door, operatorVerify: { ...ok, access_token: token, second_factor: 'code' }, secondFactorProve: { refused: { status: 422, message: 'That code isn’t right. Check that the clock of your phone is set automatically and type the newest code', field: 'code' } } }, acts: [...asked, ...typed('287082')] },
  overview: { path: '/operator', replies: home },
  ...reviewStates,
} satisfies PlayedStates
