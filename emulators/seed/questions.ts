import type { DemoQuestion, RefusedQuestion } from './questions/demo-question.ts'
import { EVERYDAY_QUESTIONS } from './questions/everyday.ts'
import { FIRST_QUESTIONS } from './questions/first-questions.ts'
import { HELD_OUT_QUESTIONS } from './questions/held-out.ts'
import { REFUSED } from './questions/refused.ts'
import { RENTAL_AND_VISIT_QUESTIONS } from './questions/rental-and-visit.ts'
import { SHOP_QUESTIONS } from './questions/shop.ts'
import { WORKSHOP_QUESTIONS } from './questions/workshop.ts'

export type { DemoQuestion, Expectation, RefusedQuestion } from './questions/demo-question.ts'

/** What customers ask of the demo business, the plainest first. */
export const QUESTIONS: readonly DemoQuestion[] = [
  ...FIRST_QUESTIONS,
  ...EVERYDAY_QUESTIONS,
  ...SHOP_QUESTIONS,
  ...WORKSHOP_QUESTIONS,
  ...RENTAL_AND_VISIT_QUESTIONS,
  ...HELD_OUT_QUESTIONS,
]

/** What the bot has to refuse: questions off the topic, and look-alikes that nothing answers. */
export const REFUSED_QUESTIONS: readonly RefusedQuestion[] = REFUSED

/** Questions about anything but the business. */
export const OFF_TOPIC_QUESTIONS: readonly string[] = REFUSED.filter(
  ({ kind }) => kind === 'off topic',
).map(({ question }) => question)
