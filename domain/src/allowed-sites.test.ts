import { describe, expect, test } from 'vitest'
import { allowsSite, badSiteLine } from './allowed-sites.ts'

describe('a list of websites', () => {
  test.each([
    ['', 'https://anything.example'],
    [' \n\r\n', null],
    ['shop.example', 'https://shop.example'],
    ['shop.example', 'http://www.shop.example'],
    ['www.shop.example', 'https://shop.example'],
    [' https://Shop.Example/ \r', 'https://shop.example'],
    ['*.shop.example', 'https://blog.shop.example'],
    ['*.shop.example', 'https://a.b.shop.example'],
    ['*.shop.example', 'https://shop.example'],
    ['localhost:3000', 'http://localhost:3000'],
    ['a.example\nb.example', 'https://b.example'],
  ])('%j allows %j', (sites, origin) => {
    expect(allowsSite(sites, origin)).toBe(true)
  })

  test.each([
    ['shop.example', 'https://evil.example'],
    ['shop.example', 'https://shop.example.evil.example'],
    ['shop.example', 'https://evilshop.example'],
    ['*.shop.example', 'https://evilshop.example'],
    ['shop.example', 'https://blog.shop.example'],
    ['https://shop.example', 'http://shop.example'],
    ['shop.example', 'https://shop.example:8443'],
    ['localhost:3000', 'http://localhost:3001'],
    ['shop.example', 'null'],
    ['shop.example', null],
    ['shop.example', ''],
    ['shop.example', 'file://shop.example'],
    ['shop.example', 'https://shop.example/path'],
  ])('%j does not allow %j', (sites, origin) => {
    expect(allowsSite(sites, origin)).toBe(false)
  })

  test.each([
    ['', null],
    ['shop.example\n\n*.shop.example\nhttp://localhost:3000/', null],
    ['shop.example\nshop example', 2],
    ['https://shop.example/page', 1],
    ['*', 1],
    ['shop.*.example', 1],
    ['javascript:alert(1)', 1],
    ['shop.example,other.example', 1],
    ['bücher.example', 1],
    ['shop.example:123456', 1],
  ])('%j is wrong in line %j', (sites, line) => {
    expect(badSiteLine(sites)).toBe(line)
  })
})
