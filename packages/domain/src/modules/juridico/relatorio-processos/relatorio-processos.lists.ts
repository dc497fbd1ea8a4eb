/**
 * Words of the cases' report: what its lines are counted by. No zod.
 *
 * Source: decisions-legal (Report, Privacy).
 */
import type { FieldSpecs } from '@sede/domain/kernel';
import { PROCESSO_FIELDS } from '../processos/processo.lists.ts';

const { tipo, numero, objetoId, tribunalOrgao, escritorioId, dataProtocolo, situacao, valorCausa } = PROCESSO_FIELDS;

export const RELATORIO_PROCESSOS_FIELDS = {
  tipo,
  numero,
  ano: { rotulo: 'Ano', tipo: 'inteiro' },
  nomeObjeto: objetoId,
  tribunalOrgao,
  escritorioNome: escritorioId,
  dataProtocolo,
  situacao,
  valorCausa,
  filiados: { rotulo: 'Número de filiados', tipo: 'inteiro' },
  casas: { rotulo: 'Casas', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const VALORES_GRUPO_DE_PROCESSOS = ['escritorio', 'situacao', 'tipo', 'objeto', 'tribunal', 'ano'] as const;
export type GrupoDeProcessos = (typeof VALORES_GRUPO_DE_PROCESSOS)[number];
export const ROTULO_GRUPO_DE_PROCESSOS: Readonly<Record<GrupoDeProcessos, string>> = {
  escritorio: escritorioId.rotulo,
  situacao: situacao.rotulo,
  tipo: tipo.rotulo,
  objeto: objetoId.rotulo,
  tribunal: tribunalOrgao.rotulo,
  ano: 'Ano',
};
