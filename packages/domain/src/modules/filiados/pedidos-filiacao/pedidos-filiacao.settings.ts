/**
 * Settings of the public application: the term that is signed, the text of the consent, and what the landing says. No zod.
 *
 * The two texts are versioned: an application keeps the version and the words that it was made with. Facts and defaults are the text's.
 * Source: spec 2 §2, §9 (Membership marketing facts); decisions-members (Public application).
 */
import { defineSection } from '@sede/domain/manifest';

const TERMO =
  'Solicito minha filiação ao sindicato e declaro que as informações prestadas são verdadeiras. ' +
  'Conheço o estatuto e me comprometo a cumpri-lo e a cumprir as decisões das assembleias.\n\n' +
  'Autorizo a cobrança da contribuição mensal por desconto em folha de pagamento, nos termos do art. 8º, IV, da Constituição e do art. 240, ' +
  '“c”, da Lei 8.112/1990, ou por boleto quando o desconto não for possível.\n\n' +
  'Autorizo o sindicato a me representar, como substituto processual ou representante, na defesa dos meus direitos e interesses. ' +
  'Sei que posso me desfiliar quando quiser, a pedido.';

const CONSENTIMENTO =
  'Autorizo o sindicato a tratar estes dados, inclusive minha filiação sindical, para filiar, representar e cobrar a contribuição.';

const filiacao = defineSection({
  valor: 'filiacao',
  order: 52,
  rotulo: 'Filiação pelo site',
  ajuda: 'O termo que se assina, o consentimento, e o que a página pública diz do sindicato.',
  settings: {
    termoFiliacao: {
      tipo: 'paragrafos',
      rotulo: 'Termo de filiação',
      ajuda: 'O que a pessoa lê e assina. Cada pedido guarda o texto com que foi feito.',
      maximo: 8000,
      obrigatorio: true,
      padrao: TERMO,
    },
    textoConsentimento: {
      tipo: 'paragrafos',
      rotulo: 'Texto do consentimento',
      ajuda: 'Autorização específica e destacada do art. 11, I, da LGPD. Cada consentimento guarda a versão e o texto.',
      maximo: 1000,
      obrigatorio: true,
      padrao: CONSENTIMENTO,
    },
    precoGas: {
      tipo: 'dinheiro',
      rotulo: 'Gás de cozinha',
      ajuda: 'Preço do botijão no clube de benefícios, na página pública.',
      padrao: 99_00,
    },
    recomposicaoSalarial: {
      tipo: 'texto',
      rotulo: 'Recomposição salarial',
      ajuda: 'Como a página pública a conta.',
      maximo: 120,
      padrao: '19,25% conquistados em 2022, em três anos.',
    },
    projetosDeLei: {
      tipo: 'texto',
      rotulo: 'Projetos de lei acompanhados',
      ajuda: 'Em “Segurança para comissionados”.',
      maximo: 120,
      padrao: '1107/2023 e 1544/2024',
    },
  },
});

export const PEDIDOS_SECTIONS = [filiacao] as const;
export const pedidosSettings = { ...filiacao.settings };
