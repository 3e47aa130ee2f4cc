import { expect, test } from 'vitest'
import { deployArguments, deploysSite } from './deploy.ts'

test.each([
  [['--project', 'shop-prod'], undefined, ['deploy', '--project', 'shop-prod']],
  [['--project=shop-prod'], 'demo-docent', ['deploy', '--project', 'shop-prod']],
  [
    ['--only', 'hosting', '-P', 'shop-prod'],
    'demo-docent',
    ['deploy', '--project', 'shop-prod', '--only', 'hosting'],
  ],
  [['--only', 'hosting'], 'shop-prod', ['deploy', '--project', 'shop-prod', '--only', 'hosting']],
])('deploys %j with the default project %j', (args, defaultProject, expected) => {
  expect(deployArguments(args, defaultProject)).toEqual(expected)
})

test.each([
  [[], undefined],
  [[], 'demo-docent'],
  [['--project', 'demo-docent'], 'shop-prod'],
  [['--project'], undefined],
  [['--project', '--only'], undefined],
])('refuses to guess a project for %j with the default %j', (args, defaultProject) => {
  expect(deployArguments(args, defaultProject)).toBeNull()
})

test.each([
  [[], true],
  [['--only', 'functions,hosting'], true],
  [['--only', 'hosting:docent'], true],
  [['--only', 'functions,firestore:rules'], false],
])('with %j the public pages go out: %s', (options, expected) => {
  expect(deploysSite(['deploy', '--project', 'shop-prod', ...options])).toBe(expected)
})
