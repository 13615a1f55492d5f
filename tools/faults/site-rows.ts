import type { Row } from './row'

/** Faults of pages, content, builds and browsers: rows 21 to 43. */
export const siteRows: readonly Row[] = [
  {
    row: 21,
    fault: 'storage blocked',
    expected: "everything works, settings just aren't remembered",
  },
  {
    row: 22,
    fault: 'personal data in URL, storage, console, analytics',
    expected: 'none, ever',
  },
  {
    row: 23,
    fault: 'content security policy on every page and across client navigation',
    expected: '0 violations',
  },
  {
    row: 24,
    fault: 'an inline script injected into the HTML',
    expected: 'blocked',
  },
  {
    row: 25,
    fault: 'second build on a warm cache',
    expected: 'policy hashes match, nothing doubled',
  },
  {
    row: 26,
    fault: 'headers on 200 and 404',
    expected:
      "the exact set: CSP, HSTS, nosniff, Referrer-Policy, Permissions-Policy, frame denial, COOP, CORP; grade A+ by the rules of Mozilla's HTTP Observatory",
  },
  {
    row: 27,
    fault:
      '`import`, `export`, `{expression}`, `<script>`, `<iframe>`, `onclick`, `javascript:` in an article',
    expected: 'build fails with file:line:column and what to write instead',
  },
  {
    row: 28,
    fault: '`<5 minutes`, `{`, `<!--`, `<br>`, `<https://…>` in an article',
    expected: 'explained in plain words, with the cure',
  },
  {
    row: 29,
    fault:
      'missing, unknown, doubled or mistyped key; `12:30`, `02134`, `2026-02-31`, `Tip #1` unquoted',
    expected: 'fails with file:line, or kept as the text that was written; never silently changed',
  },
  {
    row: 30,
    fault: 'YAML alias bomb, tabs, byte-order mark, Windows line ends, not UTF-8',
    expected: 'rejected or handled, fast, file named',
  },
  {
    row: 31,
    fault: 'doubled slug, missing reference, wrong icon, wrong section kind',
    expected: 'fails, all offenders listed in one run',
  },
  {
    row: 32,
    fault: 'corrupt, huge or missing picture, picture without alternative text',
    expected: 'fails, file named',
  },
  {
    row: 33,
    fault: 'broken internal link or `#anchor`, a page without a way to it',
    expected: 'fails',
  },
  {
    row: 34,
    fault: 'invalid HTML, doubled id',
    expected: 'fails',
  },
  {
    row: 35,
    fault: '`/blog?category=Nonsense&page=99&q=%00%F0`',
    expected: 'All Topics, last valid page, no crash',
  },
  {
    row: 36,
    fault: 'search text `(`, `\\`, `*`, 10,000 characters, right-to-left',
    expected: 'results line, no error',
  },
  {
    row: 37,
    fault: 'unknown path, `/blog/unknown`, `/privacy/`, upper case, double slash',
    expected: 'not-found page (404 status) or redirect to the right page, never a blank',
  },
  {
    row: 38,
    fault: 'preview build',
    expected: '`noindex`, banner, and the production endpoint nowhere in the output',
  },
  {
    row: 39,
    fault: 'production build without an endpoint, or with one that is not https',
    expected: 'fails with a clear message',
  },
  {
    row: 40,
    fault: 'a change from a fork',
    expected: 'CI has no secrets and a read-only token; actions pinned by hash',
  },
  {
    row: 42,
    fault: 'any script throws while hydrating or later; React, a section or a lazy chunk fails',
    expected: 'the static page is back and stays: all words, links, numbers; native forms post',
  },
  {
    row: 43,
    fault: 'an engine of the Enhanced grade (`docs/browsers.md`)',
    expected: 'nothing lost on any page, looks may be plainer',
  },
]
