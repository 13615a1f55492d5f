import type { ArticleLink } from './article/article-body'
import type { ShownImage } from './article/article-images'
import type { BrandFile } from './brand-file'
import type { CollectionName, RecordOf } from './collections'
import type { RecordKey } from './record-key'
import type { ImageMetadata, ImageFile } from './image-file'
import type { PortraitDrawing } from './portrait-file'
import type { ParsedYaml, Step } from './parse/parse-yaml'
import type { Translation } from './schemas/translation'
import type { Diagnostic } from './diagnostic'

/** A content file as it lies on disk. */
export interface SourceFile {
  /** Path below the content folder, with forward slashes. */
  path: string
  bytes: Uint8Array
  /** Of an image what it is; left out where nobody has looked into it. */
  image?: ImageMetadata
  /**
   * A file with all fields, of which this one needs to hold only those that differ: the words of the
   * interface that the project brings, or the file that this one translates the texts of.
   */
  defaults?: Uint8Array
  /** Whether the project or the default language brings the file, so that nobody checks its wording here. */
  inherited?: true
}

/** A content file that fits its schema. */
export interface ContentRecord<Name extends CollectionName = CollectionName> {
  collection: Name
  /** File name without folder and ending; of an article or guide the name of its folder. */
  id: string
  file: string
  data: RecordOf<Name>
  /** The same as it was written, for checks that look at every word. */
  parsed: ParsedYaml
  /** Text of an article or guide below its front matter, its lines counted as in the file. */
  body?: string
  /** What the file is a translation of; left out in the default language. */
  translation?: Translation
}

/** What was found in the body of an article or guide. */
export interface InspectedBody {
  diagnostics: Diagnostic[]
  /** Links into this site; none where the body cannot be read. */
  links: ArticleLink[]
  /** The images that it shows; nothing where the body cannot be read. */
  images: ShownImage[] | undefined
}

/** Inspects the body of one article or guide after another, each knowing the records of the whole site. */
export type InspectBodies = (records: ContentRecords) => (record: ContentRecord) => InspectedBody

/** All content files of one language that fit their schemas, by collection. */
export class ContentRecords {
  /**
   * @param all the records
   * @param keys collection and id of every file, also of those that do not fit their schema, so
   * that a link to a broken file is not called broken too
   * @param images the images that lie beside articles, and the photos of the team
   * @param inspect inspects the bodies of articles and guides; each is parsed where it is left out
   * @param brandFiles the files of the folder brand
   * @param portraits the drawings of people
   * @param language folder of the language; empty for the default language
   * @param original the records of the default language, where these are in another one
   */
  constructor(
    readonly all: readonly ContentRecord[],
    readonly keys: readonly RecordKey[],
    readonly images: readonly ImageFile[],
    readonly inspect?: InspectBodies,
    readonly brandFiles: readonly BrandFile[] = [],
    readonly portraits: readonly PortraitDrawing[] = [],
    readonly language = '',
    readonly original?: ContentRecords,
  ) {}

  /** The ids of all files of a collection. */
  ids(collection: CollectionName): string[] {
    return this.keys.filter((key) => key.name === collection).map((key) => key.id)
  }

  /** The records of one collection, in the order of their file names. */
  of<Name extends CollectionName>(collection: Name): ContentRecord<Name>[] {
    return this.all.filter((record) => record.collection === collection) as ContentRecord<Name>[]
  }

  /** All records that are a text below front matter: articles and guides. */
  withBody(): ContentRecord[] {
    return this.all.filter((record) => record.body !== undefined)
  }

  /** One record, or nothing where there is none of that id. */
  find<Name extends CollectionName>(collection: Name, id: string): ContentRecord<Name> | undefined {
    return this.of(collection).find((record) => record.id === id)
  }
}

/** A problem at a position of a record's file. */
export function diagnosticAt(
  record: Pick<ContentRecord, 'file' | 'parsed'>,
  path: readonly Step[],
  rest: Pick<Diagnostic, 'kind' | 'field' | 'found' | 'allowed' | 'fix'>,
): Diagnostic {
  return { file: record.file, ...record.parsed.positionOf(path), ...rest }
}
