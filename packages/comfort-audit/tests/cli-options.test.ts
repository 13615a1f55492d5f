import { help, parseCommand } from '../src/cli-options'

const folder = __dirname

describe('arguments of the command', () => {
  test('are addresses and folders, as many as wanted', () => {
    const args = ['https://a.example', folder, 'http://b.example/page']
    expect(parseCommand(args)).toEqual({
      kind: 'audit',
      json: false,
      list: false,
      options: {
        addresses: ['https://a.example', 'http://b.example/page'],
        folders: [folder],
        maxPages: 20,
        quick: false,
      },
    })
  })

  test('set the pages, the rules and the output', () => {
    const args = [
      ...['--page', '/a', '--page', '/b', '--pages', 'all', '--rule', 'reflow', '--quick'],
      ...['--json', '--list', folder],
    ]
    expect(parseCommand(args)).toEqual({
      kind: 'audit',
      json: true,
      list: true,
      options: {
        addresses: [],
        folders: [folder],
        pages: ['/a', '/b'],
        maxPages: Infinity,
        rules: ['reflow'],
        quick: true,
      },
    })
  })

  test.each([
    [[], 'Name at least one address or folder. --help lists what is possible.'],
    [['--colour', folder], "Unknown option '--colour'. Options: --page, --pages, --rule,"],
    [['--rule', 'text-sise', folder], 'There is no rule "text-sise". Rules: text-size, '],
    [['--pages', '0', folder], '--pages is "0". It takes a number from 1 on, or "all".'],
    [['--page', 'about', folder], '--page is "about". It takes a path, such as /contact.'],
    [['no-such-folder'], '"no-such-folder" is neither a folder nor an address'],
    [['example.org'], '"example.org" is neither a folder nor an address'],
    [['https://'], '"https://" is neither a folder nor an address'],
    [['--pages'], "Option '--pages <value>' argument missing. Options: "],
  ])('that are wrong are refused: %j', (args, message) => {
    expect(() => parseCommand(args)).toThrow(message)
  })

  test('are all explained by --help', () => {
    const [, listed = ''] = /Options: (.*)\./.exec(messageOf(['--colour', folder])) ?? []
    expect(listed.split(', ').length).toBeGreaterThan(5)
    for (const option of listed.split(', ')) expect(help).toContain(`  ${option}`)
  })
})

function messageOf(args: readonly string[]): string {
  try {
    parseCommand(args)
  } catch (error) {
    return (error as Error).message
  }
  return ''
}
