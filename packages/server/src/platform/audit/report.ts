/** What a check of the trail found; the lists are bounded, however much was forged. */

export interface AuditReport {
  entradas: number;
  selos: number;
  /** Entries not sealed yet. */
  cauda: number;
  apagadas: number;
  /** The last seal that stands in the anchor; null where there is none. */
  ancora: { selo: number; em: string } | null;
  /** What proves that somebody meddled, or cannot be checked; pt-BR. */
  problemas: string[];
  /** What is to be known and proves nothing; pt-BR. */
  avisos: string[];
}

/** More problems than these are counted. */
const KEPT = 500;

export interface Findings {
  report: AuditReport;
  problem(text: string): void;
  notice(text: string): void;
  /** Says how many problems were left out. */
  finish(): AuditReport;
}

export function createFindings(): Findings {
  const report: AuditReport = {
    entradas: 0,
    selos: 0,
    cauda: 0,
    apagadas: 0,
    ancora: null,
    problemas: [],
    avisos: [],
  };
  let more = 0;
  return {
    report,
    problem(text) {
      if (report.problemas.length < KEPT) report.problemas.push(text);
      else more += 1;
    },
    notice: (text) => void report.avisos.push(text),
    finish() {
      if (more > 0) report.problemas.push(`… e mais ${more.toLocaleString('pt-BR')}.`);
      return report;
    },
  };
}
