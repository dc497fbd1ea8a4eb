/** Texts of the themes of an authority and of the 'Ficha para reunião': the list of themes shows none of them. */
import { LINHAS_DA_FICHA, MAX_TEMAS_DA_FICHA } from './ficha.lists.ts';

export const fichaMessages = {
  fichaPdf: 'Ficha para reunião',
  temasDaAutoridade: 'Temas',
  nenhumTemaDaAutoridade: 'Nenhum tema cita esta autoridade.',
  posicaoDela: 'Posição da autoridade',
  nossaPosicao: 'Nossa posição',
  posicaoNaoInformada: 'Não informada',
  temasDaFicha: `Temas, até ${MAX_TEMAS_DA_FICHA}`,
  linhasDaFicha: 'Anotações para a reunião',
  linhaDaFicha: (n: number) => `Linha ${n}`,
  temasDaFichaDemais: `No máximo ${MAX_TEMAS_DA_FICHA} temas.`,
  linhasDaFichaDemais: `No máximo ${LINHAS_DA_FICHA} linhas.`,
  temaNaoCita: 'Escolha só temas que citam a autoridade.',
  fichaNota: 'Uma página de uso interno, com o seu nome e o dia. Fica registrado quem a gerou.',
  gerarFicha: 'Gerar PDF',
} as const;
