/**
 * What the law has a union tell everybody: how it treats personal data, and who answers for that. No zod.
 *
 * The shipped text is a beginning that is true of this program; the union's own counsel words it. `{sindicato}`,
 * `{telefone}` and `{email}` stand for the union's. Source: decisions-members 'Public application'; LGPD art. 9, 11, 18, 41.
 */
import { defineSection } from '@sede/domain/manifest';

const AVISO = `Este aviso diz como {sindicato} trata os dados pessoais de filiados, dependentes e de quem pede filiação, conforme a Lei Geral de Proteção de Dados (Lei 13.709/2018, LGPD).

## Quais dados

Identificação (nome, CPF, RG, nascimento, nome da mãe), contatos e endereço, dados do trabalho (casa, matrícula, cargo, situação), dependentes e a própria filiação ao sindicato, que a lei considera dado sensível.

## Para que usamos

Para filiar, representar e atender cada pessoa, cobrar a contribuição, prestar os serviços aos filiados e cumprir obrigações legais. Não vendemos dados nem os usamos para decidir algo sozinhos, por computador.

## Com que base na lei

O consentimento de quem pede a filiação (LGPD, art. 11, I), o cumprimento de obrigação legal e o exercício regular de direitos, também em processos (art. 11, II, a e d). O consentimento pode ser revogado a qualquer momento.

## Com quem compartilhamos

Com a casa em que a pessoa trabalha, para o desconto da contribuição; com os escritórios que a defendem, para os processos dela; com quem presta os serviços que ela usa. Só o necessário em cada caso.

## Por quanto tempo

Enquanto durar a filiação e, depois dela, pelos prazos da lei para processos e contas. Um pedido de filiação que não foi assinado é apagado em 90 dias; um recusado, em um ano.

## Os seus direitos

Saber se tratamos os seus dados e quais são, corrigir, pedir cópia, revogar o consentimento, pedir a exclusão do que a lei permite excluir e saber com quem foram compartilhados (LGPD, art. 18). Peça pelo telefone {telefone} ou pelo e-mail {email}. Também é possível reclamar à Autoridade Nacional de Proteção de Dados (ANPD).

## Segurança

Cada pessoa que trabalha no sindicato vê só o que o trabalho dela pede, e cada consulta a dados sensíveis fica registrada. A página de busca por nome e o formulário de filiação não usam cookies de propaganda nem serviços de terceiros.`;

const privacidade = defineSection({
  valor: 'privacidade',
  order: 55,
  rotulo: 'Privacidade e páginas públicas',
  ajuda: 'O que as páginas abertas a todos dizem sobre dados pessoais.',
  settings: {
    avisoPrivacidade: {
      tipo: 'paragrafos',
      rotulo: 'Aviso de privacidade',
      ajuda:
        'Mostrado em /privacidade. Uma linha vazia separa parágrafos; “## ” começa um título; {sindicato}, {telefone} e {email} são preenchidos.',
      maximo: 20_000,
      obrigatorio: true,
      padrao: AVISO,
    },
    encarregadoDados: {
      tipo: 'texto',
      rotulo: 'Encarregado pelos dados pessoais',
      ajuda: 'Nome e contato da pessoa encarregada (LGPD, art. 41). Vazio: o telefone e o e-mail do sindicato.',
      maximo: 200,
      padrao: '',
    },
  },
});

export const publicoSettings = privacidade.settings;
export const PRIVACIDADE_SECTION = privacidade;
