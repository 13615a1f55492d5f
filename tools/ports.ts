/** Where the local site is served. */
export const sitePort = Number(process.env.PORT || 9000)

/** Where the tests serve a site with made-up articles. */
export const fixturePort = sitePort + 2

/** Where the local form collector listens. */
export const collectorPort = Number(process.env.COLLECTOR_PORT || 9001)

/** The consultation endpoint of local builds. */
export const localEndpoint = `http://localhost:${collectorPort}/consultation`

/** Where the local form collector writes what it receives, one JSON object a line. */
export const collectorFile = process.env.COLLECTOR_FILE || '.tmp/form-collector.jsonl'
