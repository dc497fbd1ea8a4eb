/**
 * Periods of membership from the three dates that the old system kept: first start, last start, end.
 *
 * Leaving wrote the end, returning wrote the last start and cleared the end, so that of whoever returned the first end is not
 * known: it is then the day of the return, 'presumido'. Where both stand and the return is the later, the gap between them is
 * 'presumido'. An end before its start is that same day. A death without an end ends the membership at the import.
 * Pure. Days are 'YYYY-MM-DD'. Source: spec 2 §4; decisions-members (Import).
 */
export interface DatasAntigas {
  filiacao: string | null;
  ultima: string | null;
  desfiliacao: string | null;
  cadastro: string;
  falecido: boolean;
  hoje: string;
}
export interface PeriodoAntigo {
  inicio: string;
  fim: string | null;
  presumido: boolean;
  /** Unmarking the death reopens it. */
  porFalecimento: boolean;
}

function firstDay({ filiacao, ultima, desfiliacao, cadastro }: DatasAntigas, ressalvas: string[]): string {
  if (filiacao !== null) return filiacao;
  const [earliest = cadastro] = [cadastro, ultima, desfiliacao].filter((dia) => dia !== null).toSorted();
  ressalvas.push(`sem data_filiacao: ficou ${earliest}, presumida`);
  return earliest;
}

export function periodosDe(datas: DatasAntigas): { periodos: PeriodoAntigo[]; ressalvas: string[] } {
  const { filiacao, ultima, desfiliacao, falecido, hoje } = datas;
  const ressalvas: string[] = [];
  const inicio = firstDay(datas, ressalvas);
  const early = desfiliacao !== null && desfiliacao < inicio;
  if (early) ressalvas.push('data_desfiliacao anterior à filiação: ficou no mesmo dia');
  const fim = early ? inicio : desfiliacao;
  const presumido = filiacao === null;
  const um = { porFalecimento: false };
  const periodos: PeriodoAntigo[] = [];
  if (ultima === null || ultima <= inicio) periodos.push({ inicio, fim, presumido, ...um });
  else if (fim !== null && ultima > fim) {
    ressalvas.push('ultima_filiacao posterior a data_desfiliacao: dois períodos, o intervalo é presumido');
    periodos.push({ inicio, fim, presumido: true, ...um }, { inicio: ultima, fim: null, presumido: false, ...um });
  } else {
    ressalvas.push('voltou: o fim da primeira filiação não constava, ficou o dia da volta, presumido');
    periodos.push({ inicio, fim: ultima, presumido: true, ...um }, { inicio: ultima, fim, presumido: false, ...um });
  }
  const last = periodos.at(-1);
  if (falecido && last) {
    if (last.fim === null) {
      ressalvas.push('falecido sem data: a filiação terminou na importação');
      last.fim = last.inicio > hoje ? last.inicio : hoje;
    }
    last.porFalecimento = true;
  }
  return { periodos, ressalvas };
}
