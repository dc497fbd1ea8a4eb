/** An event's words, to the letter of the spec, and each field's label. No zod. Source: spec 1 §3.6. */
import type { FieldSpecs } from '@sede/domain/kernel';

export const TIPOS_EVENTO = ['Próprio', 'Patrocinado'] as const;
export const AREAS_EVENTO = ['Defesa', 'Benefício', 'Outra'] as const;
export const PUBLICOS_ALVO = ['Filiados CD', 'Filiados SF', 'Filiados TCU', 'Outras pessoas'] as const;

export const EVENTO_FIELDS = {
  tipo: { rotulo: 'Tipo', tipo: 'texto' },
  nome: { rotulo: 'Nome', tipo: 'texto' },
  areas: { rotulo: 'Áreas', tipo: 'lista' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  dataInicio: { rotulo: 'Início', tipo: 'data' },
  dataFim: { rotulo: 'Fim', tipo: 'data' },
  publicosAlvo: { rotulo: 'Públicos-alvo', tipo: 'lista' },
  responsaveis: { rotulo: 'Responsáveis', tipo: 'texto' },
  relacaoDocumentos: { rotulo: 'Relacionado a documento', tipo: 'simNao' },
  idDocumento: { rotulo: 'Documento', tipo: 'referencia' },
  desabilitado: { rotulo: 'Desabilitado', tipo: 'simNao' },
} as const satisfies FieldSpecs;
