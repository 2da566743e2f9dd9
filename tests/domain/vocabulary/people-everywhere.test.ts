import fc from 'fast-check'
import { type CountryCode, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import { expect, test } from 'vitest'
import { guestSignUpInput } from '@/src/domain/accounts/account-input'
import { invitationInput } from '@/src/domain/accounts/invitation-input'
import { personInput } from '@/src/domain/accounts/people-input'
import { profileInput } from '@/src/domain/accounts/settings-input'
import { applicationInput } from '@/src/domain/careers/application-input'
import { personalAnswers } from '@/src/domain/checkout/formation-answers'
import { filingAnswers } from '@/src/domain/filing/filing-answers'
import { readRow } from '@/src/domain/leads/lead-import'
import { leadInput } from '@/src/domain/leads/lead-input'
import { placeRefusal } from '@/src/domain/vocabulary/places/sanctioned-places'
import { fullName, NAME_MAX } from '@/src/domain/vocabulary/text/full-name'
import { readPhone } from '@/src/services/platform/phone-number'

/** Names as they are written at home; a dash for people who have a single one. */
const NAMES: Readonly<Record<string, string>> = {
  AE: 'فاطمة,المنصوري',
  AF: 'احمد,رحیمی',
  AM: 'Արամ,Խաչատրյան',
  AR: 'Íñigo,Muñoz Güemes',
  AT: 'Jürgen,Weiß',
  AU: 'Siobhán,O’Brien',
  AZ: 'Əli,Əliyev',
  BD: 'রহিম,উদ্দিন',
  BE: 'Loïc,Van den Bossche',
  BG: 'Стоян,Петров',
  BR: 'João,da Conceição',
  CA: 'Jean-François,Côté',
  CH: 'Urs,Müller-Böhm',
  CL: 'Ñancúpil,Huenchumán',
  CN: '伟,王',
  CO: 'José,Peña',
  CZ: 'Jiří,Dvořák',
  DE: 'Zoë,Groß',
  DK: 'Søren,Ærø',
  DZ: 'ياسين,بن علي',
  EE: 'Õie,Jõgi',
  EG: 'محمد,عبد الرحمن',
  ES: 'Begoña,Núñez i Ávila',
  ET: 'አበበ,-',
  FI: 'Väinö,Äikäs',
  FR: 'Éloïse,d’Œuvre',
  GB: 'Ian,St. John-Smythe',
  GE: 'ნინო,ბერიძე',
  GH: 'Kwabena,Ofori-Atta',
  GR: 'Γιώργος,Παπαδόπουλος',
  HR: 'Đuro,Šćepanović',
  HU: 'Őze,Kovács',
  ID: 'Sukarno,-',
  IE: 'Pádraig,Ó Súilleabháin',
  IL: 'משה,כהן',
  IN: 'अनिता,शर्मा',
  IQ: 'علي,الجبوري',
  IR: 'زهرا,محمدی',
  IS: 'Þórður,Guðmundsson',
  IT: 'Niccolò,D’Amico',
  JP: '花子,山田',
  KE: 'Ng’ang’a,Wanjirũ',
  KH: 'សុខ,ចាន់',
  KR: '민준,김',
  KZ: 'Әлия,Нұрланқызы',
  LK: 'நிமல்,பெரேரா',
  LT: 'Žygimantas,Šimkūnas',
  LV: 'Ģirts,Bērziņš',
  MM: 'အောင်,-',
  MN: 'Бат,Өнөр',
  MX: 'Ángel,Núñez de la O',
  MY: 'Nur Aisyah binti,Ismail',
  NG: 'Ṣadé,Adébáyọ̀',
  NL: 'Daniël,’t Hoen',
  NO: 'Åse,Øye',
  NP: 'राम,बहादुर',
  PL: 'Łucja,Żółć',
  PT: 'Conceição,Simões',
  RO: 'Ștefan,Țuțea',
  RU: 'Пётр,Щёголев',
  SE: 'Örjan,Åkesson',
  TH: 'สมชาย,ใจดี',
  TR: 'İbrahim,Işık',
  TW: '淑芬,陳',
  UA: 'Ґалина,Їжакевич',
  US: "Mary-Jo,O'Neil Jr.",
  VN: 'Nguyễn,Thị Ánh',
  ZA: '!Xóõ,van der Merwe',
}
/** Those whose people may buy a formation. */
const COUNTRIES = Object.keys(NAMES).filter((country) => placeRefusal({ country }) === null)
const isCountry = (code: string): code is CountryCode => code in examples

/** What comes along when text is pasted: marks that no one sees, other spaces, dashes and digits. */
const AROUND = ['', ' ', '\u200b', '\u202a', '\ufeff', '\u00a0 ']
const BETWEEN = [' ', '-', '\u2011', '\u2013', '\u00a0', '.', '  ']
const DIGITS = ['0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹', '０１２３４５６７８９']

const people = fc.record({
  country: fc.constantFrom(...COUNTRIES),
  around: fc.constantFrom(...AROUND),
  between: fc.constantFrom(...BETWEEN),
  digits: fc.constantFrom(...DIGITS),
  way: fc.constantFrom('+', '00', '011', 'tel:+', 'at home'),
  longer: fc.integer({ min: 1, max: NAME_MAX }),
})

function phoneOf({
  country,
  between,
  digits,
  way,
}: typeof people extends fc.Arbitrary<infer P> ? P : never) {
  const number = isCountry(country) ? getExampleNumber(country, examples) : undefined
  if (!number) throw new Error(`There is no example for ${country}`)
  const [, ...parts] = number.formatInternational().split(' ')
  const national = number.formatNational()
  // One that is not as long as American ones is asked for with its country code.
  const isAmericanLong = [10, 11].includes(national.replace(/\D/g, '').length)
  const prefix = way === 'at home' ? '+' : way
  const text =
    way === 'at home' && isAmericanLong
      ? national
      : `${prefix}${number.countryCallingCode}${between}${parts.join(between)}`
  const typed = text.replace(/\d/g, (digit) => digits.at(Number(digit)) ?? digit)
  return { typed, stored: number.number }
}

/** A name until it has so many characters, as far as a form takes them. */
const until = (length: number, name: string) =>
  name.length >= length
    ? name
    : `${name} ${name.repeat(Math.ceil(length / name.length))}`.slice(0, length).trim()

test('what a person of any country gives at the checkout, every later form takes as it is', () => {
  fc.assert(
    fc.property(people, (one) => {
      const [first = '', last = '-'] = (NAMES[one.country] ?? '').split(',')
      const { typed, stored } = phoneOf(one)
      const hasOneName = last === '-'
      const given = {
        firstName: `${one.around}${until(one.longer, first)}${one.around}`,
        lastName: hasOneName ? '' : `${one.around}${until(one.longer, last)}`,
        hasOneName,
        email: 'person@example.com',
        phone: `${one.around}${typed}${one.around}`,
        ...(one.country === 'US' && { state: 'Ohio' }),
        country: one.country,
      }

      const { firstName, lastName, phone } = personalAnswers.parse(given)
      const kept = readPhone(phone, one.country)
      expect(kept, phone).toBe(stored)

      const name = fullName({ firstName, lastName })
      const later = [
        profileInput.parse({ firstName, lastName, phone: kept }),
        personInput.parse({ firstName, lastName, phone: kept }),
        invitationInput.parse({
          firstName,
          lastName,
          phone: kept,
          email: given.email,
          role: 'user',
        }),
      ]
      for (const form of later) expect(form).toMatchObject({ firstName, lastName, phone: kept })
      expect(
        leadInput.parse({
          email: given.email,
          first_name: firstName,
          last_name: lastName,
          phone,
          checkout_step: 'personal',
        }),
      ).toMatchObject({ first_name: firstName, last_name: lastName, phone })
      expect(readPhone(profileInput.shape.phone.parse(kept))).toBe(stored)
      expect(guestSignUpInput.shape.fullName.parse(name)).toBe(name)
      expect(applicationInput.shape.name.parse(name)).toBe(name)
      expect(filingAnswers.shape.responsibleParty.shape.name.parse(name)).toBe(name)
      const imported = readRow(
        { row: 2, cells: [given.email, name, kept ?? ''] },
        ['Email', 'Name', 'Phone'],
        ['email', 'name', 'phone'],
        readPhone,
      )
      expect(imported).toMatchObject({ ok: true, leftOut: [] })
    }),
    { numRuns: 600 },
  )
})
