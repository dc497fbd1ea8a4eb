/**
 * Whether followers are told of what is new by mail, and whether the houses' open data are asked for the bills of themes, and where.
 *
 * Source: decisions-sindical-contratos-patrimonio (Digest: can be off; Official data: off, hosts are settings).
 */
import { defineSection } from '@sede/domain/manifest';
import { erroDoHost } from './proposicao.rules.ts';

const HOST = { tipo: 'texto', maximo: 200, obrigatorio: true, regra: erroDoHost } as const;

export const temasSection = defineSection({
  valor: 'temas',
  order: 71,
  rotulo: 'Temas',
  ajuda: 'O que os seguidores dos temas recebem, e de onde vêm os dados oficiais das proposições.',
  settings: {
    pautaDiaria: {
      tipo: 'simNao',
      rotulo: 'Enviar a pauta do dia',
      ajuda:
        'Às 7h30 dos dias úteis, um e-mail a cada seguidor com o que há de novo nos temas que acompanha. Sem novidade, nenhum.',
      padrao: true,
    },
    dadosAbertos: {
      tipo: 'simNao',
      rotulo: 'Consultar os dados abertos',
      ajuda:
        'Às 6h30, 12h30 e 18h30, pergunta à Câmara e ao Senado pela proposição de cada tema em acompanhamento. Só sigla, número e ano saem daqui.',
      padrao: false,
    },
    dadosAbertosCamara: {
      ...HOST,
      rotulo: 'Servidor da Câmara',
      ajuda: 'O nome do servidor dos dados abertos da Câmara dos Deputados; sempre por https.',
      padrao: 'dadosabertos.camara.leg.br',
    },
    dadosAbertosSenado: {
      ...HOST,
      rotulo: 'Servidor do Senado',
      ajuda: 'O nome do servidor dos dados abertos do Senado Federal; sempre por https.',
      padrao: 'legis.senado.leg.br',
    },
  },
});
export const temasSettings = temasSection.settings;
