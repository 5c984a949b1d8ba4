import type { CitedPage } from '@attesta/contract/page-picture.ts'

/** WebP in base64. */
const picture = [
  'UklGRloEAABXRUJQVlA4IE4EAACQQwCdASo2AbYBPwFsrVArJiSitEgBYCAJaW7hb7HyY3Cx/iL+I+x7nFrqTKffF/AN0B+heQA/AD4/yzPMz+',
  'p/rNrnWfpVkKu/iQ8CQGIruNJZkvOgyRdnj1bEV3GksyXozzsxzFRqxnDl/q94gYiu4ycjFHho5jOqPdEvx49+M5I6utbCKO0B12+FMHnWWsgx',
  'FHmdS6jtAdki3wYwFrZPknYjItFNOGjmOFA9tfjC7KaxhM499mOYqOzcx2+1Wv5JwT8ihvp2+EMdki6g9W/Z9MEEMc8bWJ9tQKxMW0doDskJJ1',
  '+SZKTEkAF3N8ykEUdoDokXZEj+fcjjR24sS7LamOY5io6/8ZZeaKkWikrF1n29jWEUdoDskXZwEPXAGVkZa5dDq4Ps8ewqOwbhE6w+jpvSBbQe',
  '11dQXA7JF2d15GpbsJJQo+AKB6TxawNHMcv/nG6M/C5Rrmp5klxZJYgv+7McxUZXDKNOuyx2Fj5ieYljD6p4kXZ489kUw41E/yuNOHprqigt4U',
  'HMVHZu67I2cglpGitGf1jYabYGjmOYpHhThZMpsdOjrYtv7FybfMcxUdoBgkULtzv2v4a24UdNOGjmOB+ufl/hUBwI++n7uB2SLs7ryExO9lmS',
  '890WLMki7PHnJuEF9otxFNYkMITFHaA7JCRCtArUDEV2+uVJF2ePOnvgedqdltEaSzJfYjSWd19iNJZkvsRpLMl9iNJZkvsRpAAA/vxY8Us6MK',
  '75eRTd8LOTsh602AT7MfYrhlh2+XTouGQY6esyWi/vQKyw/y9DgZCas3GsnCmAPZOOGho8uREOgwOX8O4D1+w4Q/hGCfF0RchQCY9vOCnmHioP',
  'OVSZijGgv6AJZ3yiiV2gyw/rHlhFeooz1j7syta5a2t6YriM+ugaQvaidGFk/168TddxSnJ4YeBbGJmOVZS5QC3VsSQpo8riuGYp6nfA31hBi9',
  '6GwGsGDxZDQheplbqsNI4+KnSz6/oBuXqCmPDdXEApiBlR3VR0XF2UISzkHSO3J8QmrNxsh5K6MpLinOnfJDlDAQN4CPbF7kbCPLC3ap6elehP',
  'giJ6m1vDUutbCgMjgwQa5080EVQfKUAuerZWzq6O1SHNJXwnX4MvLkoxbrolScnAmhhWvkwRYTvtSFAJj3C128MnbEN9OiOsqOCvlAPuV1oNhB',
  'b3UxZYi1y1tb0zrV/o+9Ag1j7DasM7TCeyccRnabnXP6e3CMF1J4iGAXDBizLWG3f8QWtBFUWag3gT7MfYrtbCF0ElSSfrt72mJGo9q79TgSiZ',
  'i9vSjWuLEad4Gst2NuBHcwVa1idR1JgRsKW3vR+YUyFCGELR3PJrmmxFrlra3ph0ERNWxqEZ0YWT/XrxBUq5xBNmL3Q+02Vs6ujtWGmnd1wsWZ',
  'ZaCaFpkXjyDpOkE2ivUUZ6x80gnsBHti9yNeBpHqd8DfWEGOeGeCwvbQInr4AAAAAA',
].join('')

/** A page of bars in the place of print, for the gallery: what it looks like with a place marked on it. */
export const playedPage: CitedPage = {
  document_id: '00000000-0000-4000-8000-000000000001',
  shown: 'whole',
  inputs: [0],
  picture: {
    width: 310,
    height: 438,
    marks: [[246, 178, 44, 9]],
    webp: picture,
  },
}

/** What a reader sees of it who is shown the lines alone. */
export const playedLines: CitedPage = { ...playedPage, shown: 'lines' }
