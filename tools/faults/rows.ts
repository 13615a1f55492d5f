/** One row of the fault matrix. */
export interface Row {
  row: number
  /** What goes wrong, or what somebody writes. */
  fault: string
  /** What must happen then. */
  expected: string
}

/**
 * The fault matrix. A test belongs to a row when its title, or that of a describe around it, begins
 * with `row N:`.
 *
 * "Error state" stands for: one error notice with the specified words and telephone number, the same
 * words beside the form, every answer kept, no second try by itself, and a button that works again.
 */
export const rows: readonly Row[] = [
  {
    row: 1,
    fault: '200 with JSON, with an empty body, with bad JSON',
    expected: 'specified success notice, announced, fields reset',
  },
  {
    row: 2,
    fault: '400, 403, 404, 422, 429 + Retry-After, 500, 503',
    expected: 'error state, exactly 1 request',
  },
  {
    row: 3,
    fault: 'refused connection, DNS failure, CORS refusal',
    expected: 'error state',
  },
  {
    row: 4,
    fault: 'offline',
    expected: 'error state at once; sending again works when back',
  },
  {
    row: 5,
    fault: 'endpoint hangs',
    expected: 'aborted at 30 s, error state',
  },
  {
    row: 6,
    fault: '10 s answer',
    expected: 'busy state all along, then success',
  },
  {
    row: 7,
    fault: 'redirect to an HTML page (a CAPTCHA, say)',
    expected: 'error state, never a false success; `Accept: application/json` is sent',
  },
  {
    row: 8,
    fault: 'double click, Enter held',
    expected: '1 POST',
  },
  {
    row: 9,
    fault: 'leaving while sending',
    expected: 'no crash, no warning',
  },
  {
    row: 10,
    fault: 'JavaScript off',
    expected: 'native POST with every field, form-encoded',
  },
  {
    row: 11,
    fault: 'submit, or typing, before React is there',
    expected: 'nothing typed is lost; one POST',
  },
  {
    row: 12,
    fault: 'a script file missing (404) or blocked',
    expected: 'page readable, links and native form work',
  },
  {
    row: 13,
    fault: 'honeypot filled',
    expected:
      'not sent, and the visitor still gets a way to call; the field has no tab stop, no autofill, is hidden from screen readers',
  },
  {
    row: 14,
    fault: "José, 李, O'Neil, Arabic, emoji, right-to-left",
    expected: 'sent intact',
  },
  {
    row: 15,
    fault: '10,000 characters in a field',
    expected: 'sent intact',
  },
  {
    row: 16,
    fault: '`<script>` in any field, in the search box, in the URL',
    expected: 'inert text',
  },
  {
    row: 17,
    fault: 'line breaks and control characters in the name',
    expected: 'subject stays one line',
  },
  {
    row: 18,
    fault: 'outer spaces, non-breaking spaces',
    expected: 'trimmed',
  },
  {
    row: 19,
    fault: '`(904) 555-0134 x9`, `+44 20 …`, `904.555.0134`',
    expected: 'accepted as typed',
  },
  {
    row: 20,
    fault: 'empty required field, malformed e-mail',
    expected: 'summary and inline error, focus, 0 requests',
  },
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
    row: 41,
    fault: 'load: 200 requests a second for 60 s on the local server of the built site',
    expected: 'no error, flat memory',
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
