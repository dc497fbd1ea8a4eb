/**
 * Fields of cases and of what belongs to them, their closed lists and limits, how lists are sorted. Source: spec 3 §3, §4, §9;
 * decisions-legal (Two lists, Cases).
 */
import { type FieldSpecs, listOrder, onlyPdf } from '@sede/domain/kernel';
import { ROTULO_CASA } from '../../filiados/filiados.lists.ts';

export const TIPOS_DE_PROCESSO = ['Judicial', 'Administrativo', 'Procedimento'] as const;
export type TipoDeProcesso = (typeof TIPOS_DE_PROCESSO)[number];

export const SITUACOES_DO_PROCESSO = ['Em andamento', 'Aguardando manifestação', 'Encerrado', 'Excluído'] as const;
export type SituacaoDoProcesso = (typeof SITUACOES_DO_PROCESSO)[number];
/** What lists are asked for: those that were deleted stand in none. */
export const SITUACOES_LISTADAS = ['Em andamento', 'Aguardando manifestação', 'Encerrado'] as const;
/** Case values of the old filter: both read as 'Encerrado'. */
export const SITUACOES_ANTIGAS: Readonly<Record<string, SituacaoDoProcesso>> = {
  Concluído: 'Encerrado',
  Cancelado: 'Encerrado',
};

export const ORGAOS_ADMINISTRATIVOS = ['Câmara', 'TCU', 'Senado'] as const;
export const NATUREZAS = ['Profissional', 'Particular'] as const;
export const MAX_TAGS = 10;
export const MAX_TEXTO = 10_000;
export const MAX_COMENTARIO = 5000;
/** Members that one save adds. */
export const MAX_FILIADOS_POR_VEZ = 200;
/** PDFs of a case, and of each of its events. */
export const MAX_ANEXOS_DO_PROCESSO = 20;
export const PROCESSOS_FILE_RULE = onlyPdf('processos');
/** Letters or digits that a search for cases or members begins with, and how many it offers. */
export const MIN_BUSCA_PROCESSO = 3;
export const MAX_OPCOES_PROCESSO = 100;
/** Names that a list shows before 'e mais N'. */
export const NOMES_NA_LISTA = 3;

export const TIPOS_DO_ANDAMENTO = ['evento', 'manifestacao', 'comentario', 'situacao'] as const;
export type TipoDoAndamento = (typeof TIPOS_DO_ANDAMENTO)[number];

/** What was done, as staff call it. */
export const PROCESSO_ACTIONS = {
  enviarManifestacao: 'Envio para manifestação',
  manifestar: 'Manifestação',
  anexarAoEvento: 'Anexo incluído',
  removerAnexoDoEvento: 'Anexo excluído',
  incluirFiliados: 'Filiados incluídos',
  removerFiliado: 'Filiado retirado',
} as const;

export const PROCESSO_FIELDS = {
  tipo: { rotulo: 'Tipo', tipo: 'texto' },
  numero: { rotulo: 'Número', tipo: 'texto' },
  formatoAntigo: { rotulo: 'Formato antigo ou do tribunal', tipo: 'simNao' },
  titulo: { rotulo: 'Título', tipo: 'texto' },
  objetoId: { rotulo: 'Objeto do processo', tipo: 'referencia' },
  tribunalOrgao: { rotulo: 'Tribunal/Órgão', tipo: 'texto' },
  escritorioId: { rotulo: 'Escritório', tipo: 'referencia' },
  dataProtocolo: { rotulo: 'Data de protocolo', tipo: 'data' },
  situacao: { rotulo: 'Situação', tipo: 'texto' },
  valorCausa: { rotulo: 'Valor da causa', tipo: 'dinheiro' },
  linkProcesso: { rotulo: 'Link do processo', tipo: 'texto' },
  natureza: { rotulo: 'Natureza', tipo: 'texto' },
  movidoPeloSindicato: { rotulo: 'Movido pelo sindicato', tipo: 'simNao' },
  publicarAcaoColetiva: { rotulo: 'Ação coletiva publicada no portal', tipo: 'simNao' },
  filiadosIndeterminados: { rotulo: 'Filiados indeterminados', tipo: 'simNao' },
  orgaos: { rotulo: 'Órgãos', tipo: 'lista', valores: ROTULO_CASA },
  pessoasTemDireito: { rotulo: 'Pessoas que têm direito', tipo: 'texto' },
  tags: { rotulo: 'Temas relacionados', tipo: 'lista' },
  haveraComunicacao: { rotulo: 'Haverá comunicação', tipo: 'simNao' },
  relacionadoAtendimentos: { rotulo: 'Relacionado a atendimentos', tipo: 'simNao' },
} as const satisfies FieldSpecs;
/** Professional secrecy: told as changed to whoever is not of the legal staff. */
export const PROCESSO_SIGILOSOS = ['titulo', 'pessoasTemDireito', 'tags', 'linkProcesso'] as const;

export const FILIADO_DO_PROCESSO_FIELDS = {
  filiadoId: { rotulo: 'Filiado', tipo: 'referencia' },
  nome: { rotulo: 'Filiado', tipo: 'texto' },
} as const satisfies FieldSpecs;
export const EVENTO_FIELDS = {
  titulo: { rotulo: 'Evento', tipo: 'texto' },
  data: { rotulo: 'Data do evento', tipo: 'data' },
  descricao: { rotulo: 'Descrição do evento', tipo: 'texto' },
  comunicado: { rotulo: 'Foi comunicado', tipo: 'simNao' },
} as const satisfies FieldSpecs;
export const MANIFESTACAO_FIELDS = {
  manifestacao: { rotulo: 'Manifestação', tipo: 'texto' },
} as const satisfies FieldSpecs;
export const PROCESSO_ANEXO_FIELDS = { nome: { rotulo: 'Anexo', tipo: 'texto' } } as const satisfies FieldSpecs;
export const EVENTO_ANEXO_FIELDS = { nome: { rotulo: 'Anexo do evento', tipo: 'texto' } } as const satisfies FieldSpecs;
export const COMENTARIO_FIELDS = { comentario: { rotulo: 'Comentário', tipo: 'texto' } } as const satisfies FieldSpecs;

export const PROCESSOS_ORDEM = listOrder(
  ['movimento', 'tipo', 'numero', 'objeto', 'tribunal', 'escritorio', 'protocolo', 'situacao', 'valorCausa'],
  '-movimento',
);
