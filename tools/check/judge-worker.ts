import { parentPort, workerData } from 'node:worker_threads'
import type { SourceFile } from '../../src/content-model/record'
import { judgeWith, type Lists } from './judge-file'

/** Judges a share of the files on a processor of its own. */
const { files, lists } = workerData as { files: SourceFile[]; lists: Lists }
parentPort?.postMessage(files.map(judgeWith(lists)))
