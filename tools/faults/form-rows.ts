import type { Row } from './row'

/** Faults while a form is sent, and unusual input: rows 1 to 20. */
export const formRows: readonly Row[] = [
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
    fault: 'empty required field, malformed email',
    expected: 'summary and inline error, focus, 0 requests',
  },
]
