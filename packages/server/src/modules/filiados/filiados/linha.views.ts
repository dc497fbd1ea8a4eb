/**
 * How a row of the linha do tempo is told: what was done, and why or how it ended. Source: decisions-members (Dialog and page);
 * design/areas/filiados-ficha.
 */
import type { OutputOf } from '@sede/domain/contract';
import { type CalendarDate, formatDataBr, formatMes, formatReais, MASCARADO, nomeProprio } from '@sede/domain/kernel';
import {
  comunicacoesMessages,
  type EstadoDoDestinatario,
  type MotivoDeFora,
  ROTULO_DE_FORA,
  ROTULO_ESTADO_DO_DESTINATARIO,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import { ROTULO_TIPO_PESQUISA, type TipoPesquisa } from '@sede/domain/modules/comunicacao/pesquisas';
import { ROTULO_CODIGO } from '@sede/domain/modules/filiados/consignacoes';
import type { TipoDaLinha } from '@sede/domain/modules/filiados/filiados';
import type { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import type { Linha } from './linha.store.ts';

export type Item = OutputOf<typeof filiadosContract.linhaDoTempo>['itens'][number];

const BASE = {
  soDia: false,
  por: null,
  operacao: null,
  motivo: null,
  mudancas: [],
  acao: 'criar',
  tipo: 'atos',
} as const;
const said = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function filiacao(linha: Linha): Item {
  const { dados, id, em } = linha;
  const common = { ...BASE, mudancas: [], id, em, soDia: true, grupo: 'filiacao' as const };
  if (dados.fim === true) {
    const feito = dados.falecimento === true ? 'Desfiliação por falecimento' : 'Desfiliação';
    const motivo = [said(dados.motivo), said(dados.observacao)].filter(Boolean).join(' · ') || null;
    return { ...common, feito, motivo, operacao: 'filiados.cancelarFiliacao' };
  }
  const antes = dados.antes as { fim: CalendarDate; motivo: string | null } | null; // built above
  const feito = Number(dados.n) > 1 ? `Filiação, ${Number(dados.n)}º período` : 'Filiação';
  const motivo = antes && `Depois de saída${antes.motivo ? ` (${antes.motivo})` : ''} em ${formatDataBr(antes.fim)}`;
  return { ...common, feito, motivo, operacao: 'filiados.filiar' };
}

const documento = ({ id, em, dados }: Linha): Item => ({
  ...{ ...BASE, mudancas: [], id, em, tipo: 'anexos', grupo: 'documentos', por: said(dados.por) },
  feito: `Documento anexado: ${MASCARADO}`,
});

/** 'Interação externa: Convênios (Telefone)', what was said, and with or about which dependent. */
function interacao({ id, em, dados }: Linha): Item {
  const sobre = said(dados.dependente);
  return {
    ...{ ...BASE, mudancas: [], id, em, grupo: 'interacoes', por: said(dados.por) },
    feito: `Interação ${dados.classificacao === 'Interna' ? 'interna' : 'externa'}: ${said(dados.item)} (${said(dados.tipo)})`,
    motivo: [said(dados.descricao), sobre && `Dependente: ${nomeProprio(sobre)}`].filter(Boolean).join(' · ') || null,
  };
}

interface RespostaDada {
  tipo: TipoPesquisa;
  nota: number;
  comentario: string | null;
}
/** 'Respondeu à pesquisa: Jurídico 9, Odonto 7', and what was written. */
function resposta({ id, em }: Linha, dadas: readonly RespostaDada[]): Item {
  const feito = `Respondeu à pesquisa: ${dadas.map(({ tipo, nota }) => `${ROTULO_TIPO_PESQUISA[tipo]} ${nota}`).join(', ')}`;
  const motivo = dadas.flatMap(({ comentario }) => comentario ?? []).join(' · ') || null;
  return { ...BASE, mudancas: [], id, em, grupo: 'mensagens', feito, motivo };
}

function mensagem(linha: Linha): Item {
  const { id, em, dados } = linha;
  if (dados.respostas) return resposta(linha, dados.respostas as RespostaDada[]); // built above
  // Both as the database's checks have them.
  const [estado, fora] = [dados.estado as EstadoDoDestinatario, dados.motivo as MotivoDeFora | null];
  const motivo = fora
    ? comunicacoesMessages.deixadoDeFora(ROTULO_DE_FORA[fora])
    : ROTULO_ESTADO_DO_DESTINATARIO[estado];
  return { ...BASE, mudancas: [], id, em, grupo: 'mensagens', feito: `Mensagem: ${said(dados.titulo) ?? ''}`, motivo };
}

/** 'Desconto de outubro/2026: R$ 150,00'; the code, where it is not OK. */
function desconto({ id, em, dados }: Linha): Item {
  const mes = formatMes(String(dados.competencia));
  const pago = typeof dados.descontado === 'number' ? dados.descontado : null;
  const feito = pago === null ? `Não descontado em ${mes}` : `Desconto de ${mes}: ${formatReais(pago)}`;
  const motivo = pago === null || dados.codigo === 'ok' ? null : (ROTULO_CODIGO[String(dados.codigo)] ?? null);
  return { ...BASE, mudancas: [], id, em, soDia: true, grupo: 'descontos', feito, motivo };
}

/** 'Atendimento 2026/0001 com Prado', and what came of it for this member. */
function atendimento({ id, em, dados }: Linha): Item {
  const veio = dados.compareceu === true ? 'Compareceu' : dados.compareceu === false ? 'Não compareceu' : null;
  const motivo = dados.situacao === 'Cancelado' ? 'Cancelado' : veio;
  const feito = `Atendimento ${said(dados.numero)} com ${said(dados.escritorio)}`;
  return { ...BASE, mudancas: [], id, em, grupo: 'atendimentos', feito, motivo };
}

/** 'Processo judicial 1023344-75.2021.4.01.3400', or what happened in it. */
function processo({ id, em, dados }: Linha): Item {
  const qual = `${dados.tipo === 'Procedimento' ? 'Procedimento' : `Processo ${String(dados.tipo).toLowerCase()}`} ${said(dados.numero) ?? ''}`;
  const evento = said(dados.evento);
  const motivo = evento
    ? [said(dados.descricao), dados.comunicado === true && 'Foi comunicado']
    : [said(dados.tribunal), said(dados.escritorio), said(dados.situacao)];
  const comum = { ...BASE, mudancas: [], id, em, soDia: true, grupo: 'processos' as const };
  return { ...comum, feito: evento ? `${qual}: ${evento}` : qual, motivo: motivo.filter(Boolean).join(' · ') || null };
}

const unificacao = ({ id, em, dados }: Linha): Item => ({
  ...{ ...BASE, mudancas: [], id, em, grupo: 'cadastro', por: said(dados.por), operacao: 'duplicados.confirmar' },
  feito: `Unificado com a ficha de ${nomeProprio(String(dados.unificada))}`,
});

/** Every kind but the data changes, which the history words. */
export const TOLD: Record<Exclude<TipoDaLinha, 'cadastro'>, (linha: Linha) => Item> & {
  unificada: (linha: Linha) => Item;
} = {
  filiacao,
  documentos: documento,
  interacoes: interacao,
  mensagens: mensagem,
  descontos: desconto,
  atendimentos: atendimento,
  processos: processo,
  unificada: unificacao,
};
