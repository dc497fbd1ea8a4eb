import { describe, expect, it } from 'vitest';
import { ESTADOS_DE_COMUNICACAO, ESTADOS_DO_DESTINATARIO } from './comunicacao.lists.ts';
import {
  camposDe,
  digitaNumero,
  motivoNaoAprovar,
  motivoNaoCancelar,
  motivoNaoCorrigir,
  motivoNaoEditar,
  motivoNaoInterromper,
  motivoNaoRepetir,
  motivoNaoRetomar,
  precisaAprovar,
  preencher,
} from './comunicacao.rules.ts';
import { comunicacoesMessages } from './comunicacoes.messages.ts';
import { readRemetentes } from './comunicacoes.settings.ts';

const allowed = (rule: (row: { estado: (typeof ESTADOS_DE_COMUNICACAO)[number] }) => unknown) =>
  ESTADOS_DE_COMUNICACAO.filter((estado) => rule({ estado }) === null);

describe('what may be done, by state', () => {
  it.each([
    ['edited', motivoNaoEditar, ['rascunho']],
    ['taken back', motivoNaoCancelar, ['aguardando_aprovacao', 'na_espera']],
    ['stopped', motivoNaoInterromper, ['na_espera', 'enviando']],
    ['gone on with or ended', motivoNaoRetomar, ['interrompida']],
    ['corrected', motivoNaoCorrigir, ['enviando', 'interrompida', 'concluida']],
  ])('%s', (_what, rule, estados) => expect(allowed(rule)).toEqual(estados));

  it('approved by somebody who neither wrote nor sent it', () => {
    const row = { estado: 'aguardando_aprovacao', editores: ['ana'], enviadaPor: 'beto' } as const;
    expect(['ana', 'beto', 'caio'].map((quem) => motivoNaoAprovar(row, quem))).toEqual([
      'outra_pessoa',
      'outra_pessoa',
      null,
    ]);
    expect(motivoNaoAprovar({ ...row, estado: 'na_espera' }, 'caio')).toBe('nao_aguarda');
  });

  it('sent again only where it failed or nobody knows', () =>
    expect(ESTADOS_DO_DESTINATARIO.filter((estado) => motivoNaoRepetir({ estado }) === null)).toEqual([
      'falhou',
      'incerto',
    ]));
});

it.each([
  [50, 0, false, false],
  [51, 0, true, false],
  [300, 300, true, false],
  [301, 300, true, true],
])('%i mails with the limit %i: typed %s, approved %s', (mensagens, limite, digita, aprova) => {
  expect([digitaNumero(mensagens), precisaAprovar(mensagens, limite)]).toEqual([digita, aprova]);
});

describe('placeholders', () => {
  it('are found once each, with what nobody knows', () =>
    expect(camposDe('{{nome}} {{ nome }} {{casa}} {{cpf}} {{<b>no</b>me}} {{}} { {nome} }')).toEqual({
      usados: ['nome', 'casa'],
      desconhecidos: ['cpf', '<b>no</b>me', ''],
    }));
  it('are filled, quoted for where they stand; what is unknown is left out', () => {
    const valores = { nome: 'Ana <b>', casa: '$& $1' };
    expect(preencher('Olá {{ nome }}, {{casa}}{{x}}!', valores)).toBe('Olá Ana <b>, $& $1!');
    expect(preencher('{{nome}}', valores, (text) => text.replaceAll('<', '&lt;'))).toBe('Ana &lt;b>');
  });
});

it('senders stand one a line, with or without a name', () => {
  const texto = 'Jurídico <Juridico@x.org>\n\natende@x.org\nsem endereço\nA, B <c@x.org>';
  expect(readRemetentes(texto)).toEqual([
    { nome: 'Jurídico', endereco: 'juridico@x.org' },
    { nome: 'atende@x.org', endereco: 'atende@x.org' },
    { nome: 'A, B', endereco: 'c@x.org' },
  ]);
});

it('says what the text says', () => {
  expect(comunicacoesMessages.selecionados).toBe('Filiado(s) selecionado(s)');
  expect(comunicacoesMessages.mais(364)).toBe('e mais 364 filiado(s)');
  expect(comunicacoesMessages.saindoEm(58)).toBe('Saindo em 0:58');
  expect(comunicacoesMessages.saemEm(384)).toBe('384 mensagens saem em 60 segundos.');
  expect([comunicacoesMessages.enviada, comunicacoesMessages.falhou, comunicacoesMessages.erro]).toEqual([
    ...[
      'Comunicação enviada com sucesso!',
      'Falha ao enviar comunicação, tente novamente',
      'Erro ao enviar comunicação.',
    ],
  ]);
});
