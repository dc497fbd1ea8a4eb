/** The kernel: values and texts that every package shares. No zod, no I/O, no clock. Words of amounts: `kernel/words`. */

export { ATOS_DE_ACESSO, type AtoDeAcesso, TELAS_DE_ACESSO, type TelaDeAcesso } from './acessos-dados.ts';
export { diaUtilAte, isDiaUtil, isFeriadoBancario, pascoa } from './business-days.ts';
export {
  addDays,
  addMonthsAnchored,
  type CalendarDate,
  type DateRange,
  dayBefore,
  diaDaSemana,
  diffDays,
  FIRST_DATE,
  formatDataBr,
  formatDataLonga,
  formatMes,
  formatPeriodo,
  isCalendarDate,
  LAST_DATE,
  monthRange,
  parseDataBr,
} from './calendar.ts';
export { formatCep, isCep, MASCARA_CEP, normaliseCep } from './cep.ts';
export { formatContagem } from './contagem.ts';
export { isCnpj, isCpf, isCpfCnpj, type TipoPessoa } from './cpf-cnpj.ts';
export {
  formatCnpj,
  formatCpf,
  formatCpfCnpj,
  formatCpfOculto,
  MASCARA_CNPJ,
  MASCARA_CPF,
  normaliseCpfCnpj,
} from './cpf-cnpj-mask.ts';
export { emailProprio, isEmail, isPlaceholderEmail, MAX_EMAIL, normaliseEmail } from './email.ts';
export {
  defineErrors,
  HTTP_STATUS,
  type ModuleErrors,
  SedeError,
} from './errors.ts';
export * from './field-messages.ts';
export {
  FILE_EMPTY,
  FILE_KINDS,
  fileAccept,
  fileHint,
  fileNotRecognised,
  fileNoun,
  fileProblem,
  fileTooLarge,
  formatBytes,
  kindOfName,
} from './file-kinds.ts';
export { FILE_LOCKED, type FileKind, type FileRule, MAX_FILE_BYTES, onlyPdf, opensInBrowser } from './file-rule.ts';
export {
  addFinanceMonths,
  currentFinanceRange,
  type FinanceMonth,
  financeMonthOf,
  isFinanceMonth,
  isPeriodDays,
  labelOfFinanceMonth,
  PERIODO_PADRAO,
  type PeriodDays,
  rangeOfFinanceMonth,
} from './finance-period.ts';
export { actionText, HISTORY_KIND_LABELS, HISTORY_KINDS, type HistoryKind } from './history-words.ts';
export { newId, stableId } from './ids.ts';
export { FUSO, formatHoraBr, formatInstantBr, startOfDayInSaoPaulo, todayInSaoPaulo } from './instants.ts';
export {
  type Centavos,
  formatReais,
  formatReaisSemSimbolo,
  isCentavos,
  normaliseReaisTyping,
  parseReais,
  type ReaisLidos,
  readReais,
  SomaExcessiva,
  splitCentavos,
  sumCentavos,
  totalCentavos,
  VALOR_EXCESSIVO,
  VALOR_ILEGIVEL,
  VALOR_MAXIMO,
} from './money.ts';
export {
  defineMotivos,
  type Impedimento,
  type MotivoDe,
  type Pode,
  podeDe,
  SO_CONSULTA,
} from './motivos.ts';
export { nomeProprio } from './nome-proprio.ts';
export {
  type ListOrder,
  listOrder,
  MAX_SELECAO,
  PAGE_SIZES,
} from './page.ts';
export {
  formatPercentual,
  formatPercentualSemSimbolo,
  PERCENTUAL_MAXIMO,
  type Percentual,
  parsePercentual,
  parteDe,
} from './percent.ts';
export {
  formatPhone,
  hrefOfPhone,
  isPhone,
  MASCARA_CELULAR,
  MASCARA_FIXO,
  normaliseMobile,
  normalisePhone,
} from './phone.ts';
export { platformErrors } from './platform-errors.ts';
export {
  describeValue,
  diffRecords,
  type FieldChange,
  type FieldKind,
  type FieldSpec,
  type FieldSpecs,
  MASCARADO,
  mascarar,
  maskFields,
  SEM_VALOR,
} from './record-fields.ts';
export { singleSpaced } from './single-spaced.ts';
export {
  initials,
  initialsQuery,
  likePattern,
  likePrefix,
  matchesSearch,
  normaliseText,
  searchTerms,
} from './text-search.ts';
export { TICKET_HEADER, TICKET_MINUTES, workedChallenge, workOn } from './ticket.ts';
export { tidyText } from './tidy-text.ts';
export { UFS } from './ufs.ts';
export { DESFEITO_EM_SEGUIDA, SEGUNDOS_PARA_DESFAZER } from './undo.ts';
