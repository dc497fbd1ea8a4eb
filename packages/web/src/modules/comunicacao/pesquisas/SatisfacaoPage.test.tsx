import type { Role } from '@sede/domain/access';
import { podeDe } from '@sede/domain/kernel';
import { type Conferencia, type PesquisaAberta, pesquisasErrors } from '@sede/domain/modules/comunicacao/pesquisas';
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

const openPage = (path: string, pesquisas: Handlers['pesquisas'] = {}, papeis: Role[] = ['pesquisa_satisfacao']) =>
  openAt(path, pesquisasModule.routes, {
    as: papeis,
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

it('above the limit says that another person approves; the same people within a day are asked again', async () => {
  const asked: object[] = [];
  const { user } = await openPage('/Satisfacao', {
    conferir: () => ({ ...CONFERENCIA, aprovacao: true }),
    enviar: (input: { repetir?: boolean }) => {
      asked.push(input);
      if (!input.repetir) throw pesquisasErrors.repetida({ values: { n: 1 } });
      return { ...PESQUISA, estado: 'aguardando_aprovacao', saiEm: null };
    },
  });
  await user.click(await screen.findByRole('checkbox', { name: /Maria Helena Duarte/ }));
  await user.click(await screen.findByRole('button', { name: /Enviar pesquisa/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Enviar pesquisa' });
  await user.click(await within(dialog).findByRole('checkbox', { name: 'Jurídico' }));
  await user.click(within(dialog).getByRole('button', { name: 'Conferir' }));
  await within(dialog).findByText('Outra pessoa aprova a lista e a mensagem antes de sair.');
  await user.click(within(dialog).getByRole('button', { name: 'Enviar' }));
  const again = await screen.findByRole('dialog', { name: 'Enviar de novo?' });
  within(again).getByText(/saiu nas últimas 24 horas para 1 destas pessoas/);
  await user.click(within(again).getByRole('button', { name: 'Enviar mesmo assim' }));
  await findNotice('Pesquisa aguardando aprovação.');
  expect(asked).toHaveLength(2);
});

it('an approver reads the mail, whom it leaves out, and denies with a reason; no answers', async () => {
  const denied: unknown[] = [];
  const pedida: PesquisaAberta = {
    ...{
      ...PESQUISA,
      estado: 'aguardando_aprovacao',
      saiEm: null,
      resultados: [],
      pode: podeDe({ cancelar: 'so_consulta' }),
    },
  };
  const { user } = await openPage(
    `/Satisfacao/enviadas?registro=${ID}`,
    {
      list: () => pageOf([pedida]),
      reading: () => ({ registro: pedida, historico: { itens: [], total: 0, proximo: null } }),
      negar: (input: unknown) => {
        denied.push(input);
        return { ...pedida, estado: 'negada', recusaMotivo: 'Não agora.' };
      },
    },
    ['gestor_usuario'],
  );
  await screen.findByRole('region', { name: 'Como a mensagem chega' });
  expect(screen.queryByRole('table', { name: 'Resultados de Jurídico' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Exportar resultados' })).toBeNull();
  expect(screen.getByRole('link', { name: /Exportar destinatários/ }).getAttribute('href')).toContain('/destinatarios');
  await user.click(screen.getByRole('button', { name: /^Negar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Negar a pesquisa' });
  await user.type(within(dialog).getByLabelText(/Motivo/), 'Não agora.');
  await user.click(within(dialog).getByRole('button', { name: 'Negar' }));
  await findNotice('Pesquisa negada.');
  expect(denied).toEqual([{ id: ID, versao: 1, motivo: 'Não agora.' }]);
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
