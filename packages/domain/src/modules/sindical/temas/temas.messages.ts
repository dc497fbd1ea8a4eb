/**
 * Texts of the list of themes and of the page of one (those of its dialog: `tema.passos.messages`), to the letter of the spec where it has
 * them. Source: spec 3 §2.10, §4, §5, §8; decisions-sindical-contratos-patrimonio (Words, Themes).
 */
import { defineMotivos, type MotivoDe, OBRIGATORIO, SO_CONSULTA } from '@sede/domain/kernel';
import type { ParteDoTema } from './tema.lists.ts';
import { PAGINAS_DE_TEMAS } from './temas.name.ts';

export const temasMotivos = defineMotivos({
  so_consulta: SO_CONSULTA,
  encerrado: 'O acompanhamento do tema já está encerrado.',
  em_acompanhamento: 'O tema está em acompanhamento.',
});
export type MotivoDoTema = MotivoDe<typeof temasMotivos>;

const PELO_MENOS_UM: Readonly<Record<ParteDoTema, string>> = {
  itens: 'Pelo menos um item de destaque deve ser informado.',
  pessoas: 'Pelo menos uma pessoa/instituição deve ser informada.',
  processos: 'Pelo menos um processo deve ser informado.',
  acoes: 'Pelo menos uma ação deve ser informada.',
};

export const temasMessages = {
  ...PAGINAS_DE_TEMAS,
  obrigatorio: OBRIGATORIO,
  naoExiste: 'Tema não existe... :(',
  confirmaSituacao: 'Confirma a execução desta operação?',
  confirmaExcluir: 'Confirma a exclusão permanente do tema?',
  excluido: 'Tema excluído com sucesso!',
  encerrado: 'Acompanhamento encerrado.',
  reaberto: 'Encerramento cancelado.',
  proposicaoIncompleta: 'Informe casa, sigla, número e ano.',
  semRegistros: 'Sem registros para mostrar',
  custos: '--',
  peloMenosUm: PELO_MENOS_UM,
  vazio: 'Aqui fica a pauta político-sindical: cada tema com seus itens, pessoas, processos e ações do sindicato.',
} as const;
