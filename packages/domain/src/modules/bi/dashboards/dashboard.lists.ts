/** Fields of a dashboard, its states and limits. Source: spec 3 §2.15, §3, §4, §9 (BI). */
import type { FieldSpecs } from '@sede/domain/kernel';

export const MAX_NOME_DO_DASHBOARD = 120;
export const MAX_URL_DO_DASHBOARD = 6000;
/** Pixels. */
export const ALTURA_DO_QUADRO = 800;

/** 'Removido' is never listed again. */
export const SITUACOES_DO_DASHBOARD = ['Ativo', 'Removido'] as const;

export const DASHBOARD_FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  url: { rotulo: 'URL', tipo: 'texto' },
  carregadoPor: { rotulo: 'Incluído por', tipo: 'texto' },
  incluidoEm: { rotulo: 'Incluído em', tipo: 'instante' },
  situacao: { rotulo: 'Situação', tipo: 'texto' },
} as const satisfies FieldSpecs;
