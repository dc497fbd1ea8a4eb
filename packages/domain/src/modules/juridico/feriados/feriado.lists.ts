/** Fields of a holiday that staff keep, and their limits. Source: decisions-legal (Agendas: feriados). */
import type { FieldSpecs } from '@sede/domain/kernel';
import type { UsoDoFeriado } from './feriados.rules.ts';

export const MAX_NOME_DO_FERIADO = 120;

export const ROTULO_USO: Readonly<Record<UsoDoFeriado, string>> = { agenda: 'Agenda', prazo: 'Prazo' };

export const FERIADO_FIELDS = {
  data: { rotulo: 'Data', tipo: 'data' },
  nome: { rotulo: 'Feriado', tipo: 'texto' },
  usos: { rotulo: 'Vale para', tipo: 'lista', valores: ROTULO_USO },
  tribunais: { rotulo: 'Tribunais', tipo: 'lista' },
  origem: { rotulo: 'Origem', tipo: 'texto', valores: { manual: 'Cadastrado', enviado: 'Desligado' } },
} as const satisfies FieldSpecs;
