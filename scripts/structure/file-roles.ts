/**
 * What the files of a module are called: `<record or module>.<role>.ts`, one name per role. The list is closed and stands here only.
 *
 * Besides the roles, the last word may be
 * - an operation of the module's contract that outgrew its service: `despesas.liquidar.ts`;
 * - a noun of the business, as the glossary or the name of a module has it: `despesas.anexos.ts`, `conciliacoes.saldos.ts`;
 * - one of `SUBJECTS`: the same for nouns that are no terms of the business.
 * Components and hooks (`DespesaForm.tsx`, `useCelulas.ts`), files of one word (`extrato.ts`), tests and what only they use are free.
 * What an area shares begins with the area's name.
 * Source: docs/decisions/046-words.md.
 */

export type Pack = 'domain' | 'server' | 'web';

interface Role {
  in: readonly Pack[];
  holds: string;
}

const role = (holds: string, ...packs: Pack[]): Role => ({ in: packs, holds });

export const FILE_ROLES: Readonly<Record<string, Role>> = {
  // domain
  contract: role('operations: input, output, errors, permission', 'domain'),
  form: role('what a form validates with, where it asks more than the operation', 'domain'),
  lists: role('enumerations, labels, limits; no zod', 'domain', 'server'),
  messages: role('texts by error code and by success', 'domain'),
  name: role('the name, title and noun of a register', 'domain'),
  module: role('what the module tells the program that it brings', 'domain'),
  pendencias: role('entries of the worklist', 'domain'),
  register: role('a plain record in one description', 'domain'),
  rules: role('pure functions: what may be done, what follows', 'domain'),
  schema: role('zod: the record as read, inputs, the list filter', 'domain'),
  settings: role('what an installation may decide: sections of the settings, as data', 'domain'),
  words: role('how entries of a log or trail read', 'domain'),
  // server
  actor: role('what the rules need to know of who asks', 'server'),
  busca: role("the condition behind a list's search box, as SQL", 'server'),
  checks: role('what a save asks of its input beyond the schema', 'server'),
  create: role('the use case of registering, where it outgrew its service', 'server'),
  demo: role("the module's part of the demonstration", 'server'),
  deps: role('what the composition root hands in', 'server'),
  export: role('a list or report as a spreadsheet', 'server'),
  filters: role('filters of a list: as SQL conditions, on the screen as editors', 'server', 'web'),
  import: role("how one record of the old system's data comes over", 'server'),
  jobs: role('work of the queue and its timetable', 'server'),
  mail: role('mails: subject, text, recipients', 'server'),
  mount: role('routes that are no operations of the contract', 'server'),
  menu: role("the groups of an area's menu", 'web'),
  names: role('names of the records that a row refers to', 'server', 'web'),
  paths: role("the module's addresses", 'server', 'web'),
  pode: role('what the reader may do with a row, as codes', 'server'),
  read: role("a file's bytes as records", 'server'),
  reader: role('reading that runs in a thread of its own', 'server'),
  record: role('table, columns, output schema, who sees which row', 'server'),
  remove: role('the use case of removing, where it outgrew its service', 'server'),
  routes: role('server: operation → function; web: paths, permission, lazy page, menu', 'server', 'web'),
  search: role("the module's answers to the search over everything (Ctrl K)", 'server'),
  selection: role('a list as a selection that is acted on whole', 'server', 'web'),
  service: role('use cases: permission on the row, rule, write', 'server'),
  sql: role('a fragment of SQL that several reads share', 'server'),
  store: role("SQL of the module's own tables", 'server'),
  thread: role('what runs in the thread', 'server'),
  update: role('the use case of changing, where it outgrew its service', 'server'),
  views: role('reads for screens, reports and charts', 'server'),
  // web
  actions: role('what the menu of a row offers, and when', 'web'),
  api: role('calls that are not in the contract', 'web'),
  columns: role('columns of a list', 'web'),
  guards: role('which modules change what may be done with a row', 'web'),
  list: role('the definition of a list: operation, columns, filters, order', 'web'),
  public: role('pages that open without a session: path, title, lazy page', 'web'),
  source: role('records for a picker or a filter chip', 'web'),
  status: role('a state as a word and its tone', 'web'),
  view: role('how the panel reads a record: title, tags, amount, parts, acts', 'web'),
  values: role('a form: its empty values, from the record, to the input', 'web'),
};

/** Nouns that are no terms of the business. */
export const SUBJECTS: Readonly<Record<string, string>> = {
  alvos: "movements by their names: what a statement's line is linked to",
  acesso: 'reads that are written down',
  arquivo: 'the one file of a record, or of a period',
  candidatos: "the movements that may be behind a statement's line",
  cep: 'the address of a CEP',
  colunas: 'which column of a CSV holds what',
  completa: 'one record whole, as its panel shows it',
  convite: 'the invitation of a user',
  contas: "accounts that another module's record stands for",
  csv: 'a statement as CSV',
  dados: 'what is kept about one person',
  decisoes: "what a person decides about a statement's line",
  detalhes: 'the facts about the running server',
  'duas-etapas': 'the second step of signing in',
  email: "the change of a user's e-mail",
  endereco: 'the address of a list as the text fixes it',
  escolhas: 'the records that a person chooses among',
  retidos: 'notices that wait for the end of their act',
  fatias: 'the slices of a report',
  folhas: 'sheets of a printed document',
  gestores: 'the last gestor_sistema',
  historico: 'changes in words, for one screen',
  juntas: 'expenses settled as one',
  linhas: 'lines of a document',
  links: 'links in mails that say or undo something',
  livro: 'a document put together from parts',
  mes: 'one month as the API vouches for it',
  natureza: 'what an expense is, as forms hold it',
  novos: 'the lines of a file that are not here yet',
  ofx: 'a statement as OFX',
  pares: "pairs of a statement's line and a movement",
  parcelado: 'what despesas and receitas share on the server',
  periodo: 'a period that is asked for',
  radar: 'the duplicate radar',
  referencias: 'what refers to a record',
  registros: 'the movement behind each record of a line',
  relatorio: 'a report',
  segredos: "what only the installation's secret makes or reads",
  sessoes: "a user's sessions",
  texto: 'text from bytes',
  trilhas: "the trail's entries in words",
  vinculo: 'the link between two records',
};
