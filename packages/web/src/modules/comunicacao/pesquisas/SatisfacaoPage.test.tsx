import type { Conferencia, PesquisaAberta } from '@sede/domain/modules/comunicacao/pesquisas';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { pesquisasModule } from './pesquisas.routes.tsx';

const ID = '019a0000-0000-7000-8000-000000000001';
const MARIA = { id: ID, nome: 'MARIA HELENA DUARTE', empresa: 'SENADO' as const, matricula: '24871' };
const CONFERENCIA: Conferencia = {
  ...{ selecionados: 2, recebem: 1, nomes: ['Maria Helena Duarte'] },
  fora: [{ motivo: 'sem_email', quantidade: 1 }],
  aprovacao: false,
  previa: { assunto: 'O que você acha dos nossos serviços?', paragrafos: ['Olá, Maria.'], botao: 'Responder' },
};
const PESQUISA: PesquisaAberta = {
  ...{ id: ID, versao: 1, criadoEm: '2026-11-20T15:00:00.000Z', atualizadoEm: '2026-11-20T15:00:00.000Z' },
  ...{ modo: 'anonima', tipos: ['juridico'], estado: 'enviada', esperados: 30, enviadas: 30, respondidas: 12 },
  ...{ arquivadas: 0, naFila: 0, falharam: 0, incertas: 0, aprovadaPor: null, aprovadaEm: null, recusaMotivo: null },
  previa: CONFERENCIA.previa,
  ...{ deFora: 1, saiEm: '2026-11-20T15:01:00.000Z', expiraEm: '2026-12-20', concluidaEm: null, lembradaEm: null },
  ...{ porNome: 'Paula', pode: {}, foraPorMotivo: [{ motivo: 'nao_quer', quantidade: 1 }], respostas: [] },
  resultados: [
    {
      ...{ tipo: 'juridico', rotulo: 'Jurídico', externo: false, respostas: 10, media: 843 },
      porCasa: [
        { casa: 'CAMARA', respostas: 10, media: 843 },
        { casa: 'TCU', respostas: null, media: null },
      ],
      comentarios: [{ nota: 9, comentario: 'Muito bom' }],
    },
  ],
};
const tipo = (valor: 'juridico' | 'odonto', rotulo: string, ativo = true) => ({
  tipo: valor,
  rotulo,
  ativo,
  externo: null,
});

const openPage = (path: string, pesquisas: Handlers['pesquisas'] = {}) =>
  openAt(path, pesquisasModule.routes, {
    as: ['pesquisa_satisfacao'],
    contract: {
      pesquisas: {
        filiados: () => pageOf([MARIA]),
        tipos: () => ({ itens: [tipo('juridico', 'Jurídico'), tipo('odonto', 'Odonto', false)] }),
        conferir: () => CONFERENCIA,
        list: () => pageOf([PESQUISA]),
        reading: () => ({ registro: PESQUISA, historico: { itens: [], total: 0, proximo: null } }),
        ...pesquisas,
      },
    },
  });

it('chooses members, types and mode, shows who stays out and the mail, and sends', async () => {
  const sent: unknown[] = [];
  const { user } = await openPage('/Satisfacao', {
    enviar: (input: unknown) => {
      sent.push(input);
      return PESQUISA;
    },
  });
  await screen.findByRole('heading', { name: 'Envio de Pesquisa de Satisfação' });
  await user.click(await screen.findByRole('checkbox', { name: /Maria Helena Duarte/ }));
  await user.click(await screen.findByRole('button', { name: /Enviar pesquisa/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Enviar pesquisa' });
  await within(dialog).findByRole('checkbox', { name: 'Jurídico' });
  expect(within(dialog).queryByRole('checkbox', { name: 'Odonto' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Conferir' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'Você precisa selecionar pelo menos uma pesquisa!',
  );
  await user.click(within(dialog).getByRole('checkbox', { name: 'Jurídico' }));
  await user.click(within(dialog).getByRole('radio', { name: /Identificada/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Conferir' }));
  await within(dialog).findByText('Sem e-mail');
  within(dialog).getByText('O que você acha dos nossos serviços?');
  await expectNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  await findNotice('Pesquisa enviada com sucesso! 1 mensagem sai em 60 segundos.');
  expect(sent).toEqual([{ ids: [ID], tipos: ['juridico'], modo: 'identificada', esperados: 1 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('reads what came back: averages from five answers on, comments, who stayed out', async () => {
  await openPage(`/Satisfacao/enviadas?registro=${ID}`);
  const table = await screen.findByRole('table', { name: 'Resultados de Jurídico' });
  expect(within(table).getAllByText('8,4')).toHaveLength(2);
  within(table).getByText('Menos de 5 respostas');
  within(screen.getByRole('list', { name: 'Comentários sobre Jurídico' })).getByText(/Muito bom/);
  within(screen.getByLabelText('Ficaram de fora')).getByText('Não quer este assunto');
  screen.getByText(/em grupos de pelo menos cinco/);
});
