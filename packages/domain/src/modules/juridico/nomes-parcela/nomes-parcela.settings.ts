/**
 * The five answers of the name search, and whether a name alone gets them, as the text had it. No zod.
 *
 * `{telefone}` and `{email}` stand for the union's. Source: spec 2 §8 (result mapping; the wordings are not shown there);
 * decisions-members 'Name search'.
 */
import { defineSection } from '@sede/domain/manifest';

const texto = (rotulo: string, padrao: string) =>
  ({
    tipo: 'paragrafos',
    rotulo,
    ajuda: '{telefone} e {email} são preenchidos com os do sindicato.',
    maximo: 1000,
    obrigatorio: true,
    padrao,
  }) as const;

const secao = defineSection({
  valor: 'parcela',
  order: 46,
  rotulo: 'Parcela compensatória',
  ajuda: 'O que a consulta pública por nome responde.',
  settings: {
    parcelaCompensatoriaLiteral: {
      tipo: 'simNao',
      rotulo: 'Responder tudo só pelo nome',
      ajuda:
        'Ligado, quem digita um nome fica sabendo também se a pessoa é filiada ou falecida, que são dados sensíveis (LGPD). Desligado, isso pede CPF e data de nascimento.',
      padrao: false,
    },
    parcelaNaAcaoFiliado: texto('Na ação, filiado', 'Você tem direito, está na ação e é filiado(a) ao sindicato.'),
    parcelaForaNaoFiliado: texto(
      'Fora da ação, não filiado',
      'Você tem direito, mas ainda não está na ação e não é filiado(a). Fale com o sindicato: {telefone} ou {email}.',
    ),
    parcelaForaFiliado: texto(
      'Fora da ação, filiado',
      'Você tem direito e é filiado(a), mas ainda não está na ação. Fale com o sindicato para ser incluído(a): {telefone} ou {email}.',
    ),
    parcelaNaAcaoIrregular: texto(
      'Na ação, não filiado',
      'Você está na ação, mas a sua filiação está irregular. Regularize com o sindicato: {telefone} ou {email}.',
    ),
    parcelaFalecido: texto(
      'Na ação, falecido',
      'O(A) servidor(a) tem direito e consta como filiado(a) falecido(a). A família pode falar com o sindicato: {telefone} ou {email}.',
    ),
  },
});

export const NOMES_PARCELA_SECTION = secao;
export const nomesParcelaSettings = secao.settings;
