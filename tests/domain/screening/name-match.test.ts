import { expect, test } from 'vitest'

import { HIT_SCORE, nameLikeness, searchKeys } from '@/src/domain/screening/name-match'
import { rng } from '@/src/seed/demo/context'
import { FIRST_NAMES, LAST_NAMES } from '@/src/seed/demo/demo-data'

/** Names as a list of sanctions writes them, with other ways to write the same sound. */
const GIVEN = [
  ['Muhammad', 'Mohammed', 'Mohamad', 'Muhamed'],
  ['Yusuf', 'Yousef', 'Yousuf', 'Yusef'],
  ['Hussein', 'Husayn', 'Hossein', 'Hussain'],
  ['Khalid', 'Khaled', 'Kalid'],
  ['Mahmoud', 'Mahmud', 'Mahmood'],
  ['Suleiman', 'Sulayman', 'Soleiman'],
  ['Qasim', 'Kasim', 'Qassem', 'Kassim'],
  ['Sergei', 'Sergey', 'Serghei'],
  ['Yevgeny', 'Evgeny', 'Yevgeniy', 'Evgenii'],
  ['Aleksandr', 'Alexander', 'Aleksander'],
  ['Dmitri', 'Dmitry', 'Dmitriy'],
  ['Yuri', 'Yury', 'Iuri'],
  ['Aleksei', 'Alexey', 'Aleksey'],
  ['Vyacheslav', 'Viacheslav', 'Vjacheslav'],
  ['Jorge', 'Jorge'],
  ['Guillermo', 'Guillermo'],
  ['José', 'Jose'],
  ['Ramón', 'Ramon'],
  ['Reza', 'Riza'],
  ['Mehdi', 'Mahdi'],
] as const
const FAMILY = [
  ['Qaradaghi', 'Karadaghi', 'Qaradagi'],
  ['Rashidov', 'Rashidoff'],
  ['Khoroshenko', 'Horoshenko'],
  ['Zhukovsky', 'Zhukovskiy', 'Zhukovskii'],
  ['Shcherbakov', 'Shcherbakoff', 'Scherbakov'],
  ['Tsvetkova', 'Tzvetkova'],
  ['al-Hakimi', 'Al Hakimi', 'Hakimi'],
  ['al-Nuaymi', 'Al-Nuaimi', 'Nuaimi'],
  ['Ghorbani', 'Qorbani', 'Gorbani'],
  ['Tehranchi', 'Tehranchy'],
  ['Quintero Vélez', 'Quintero Velez'],
  ['Echeverría', 'Echeverria'],
  ['Yaroshenko', 'Iaroshenko', 'Yaroschenko'],
  ['Mikhailov', 'Mihailov', 'Mikhaylov'],
  ['Bin Sulaiman', 'Ibn Suleiman'],
  ['Ould Bashir', 'Ould Basheer'],
  ['Vorobyov', 'Vorobyev', 'Vorobiov'],
  ['Kowalczuk', 'Kovalchuk'],
  ['Dzhabrailov', 'Jabrailov'],
  ['Hadžić', 'Hadzic'],
] as const
const MIDDLE = ['Ibrahim', 'Petrovich', 'Antonio', 'Ali', 'Nikolaevich', 'Jamal']

/** 2,000 invented names in the list's way, each with the ways in which it may come to us. */
function cases() {
  const dice = rng(36, new Date(0))
  const pick = dice.pick
  return Array.from({ length: 2000 }, () => {
    const [given, family, middle] = [pick(GIVEN), pick(FAMILY), pick(MIDDLE)]
    const listed = `${family[0].toUpperCase()}, ${given[0]} ${middle}`
    return {
      listed,
      asked: [
        `${given[0]} ${middle} ${family[0]}`,
        `${family[0]} ${given[0]}`,
        `${given[0]} ${family[0]}`,
        `${pick(given)} ${pick(family)}`,
        `${pick(family)} ${pick(given)} ${middle}`,
      ],
    }
  })
}

test('no name of the list is missed in another order, without its middle name or spelled otherwise', () => {
  const missed = new Set<string>()
  for (const { listed, asked } of cases()) {
    const keys = new Set(searchKeys(listed))
    for (const name of asked) {
      const isFound = searchKeys(name).some((key) => keys.has(key))
      if (!isFound || nameLikeness(listed, name) < HIT_SCORE) missed.add(`${listed} | ${name}`)
    }
  }
  expect([...missed]).toEqual([])
})

test.each([
  ['ИВАНОВ, Сергей Петрович', 'Sergey Ivanov'],
  ['IVANOV, Sergei Petrovich', 'Сергей Иванов'],
  ['KIM, Chol Su', 'Chol Su Kim'],
  ['GAZPROM EXAMPLE PJSC', 'Gazprom Example LLC'],
])('%s is %s', (listed, asked) => {
  expect(nameLikeness(listed, asked)).toBeGreaterThanOrEqual(HIT_SCORE)
})

test.each([
  ['KIM, Chol Su', 'Kim Jones'],
  ['IVANOV, Sergei', 'Sergei'],
  ['IVANOV, Sergei', 'Ivana Berg'],
  ['AL-HAKIMI, Khalid', 'Holly Kimball'],
])('%s is not %s', (listed, asked) => {
  expect(nameLikeness(listed, asked)).toBeLessThan(HIT_SCORE)
})

test('fewer than one of fifty names of ordinary customers is a hit', () => {
  const list = [...new Set(cases().map(({ listed }) => listed))]
  const byKey = new Map<string, string[]>()
  for (const listed of list)
    for (const key of searchKeys(listed)) byKey.set(key, [...(byKey.get(key) ?? []), listed])
  const people = FIRST_NAMES.flatMap((first) => LAST_NAMES.map((last) => `${first} ${last}`))
  const hits = people.filter((name) =>
    [...new Set(searchKeys(name).flatMap((key) => byKey.get(key) ?? []))].some(
      (listed) => nameLikeness(listed, name) >= HIT_SCORE,
    ),
  )
  expect(hits.length / people.length).toBeLessThan(0.02)
})
