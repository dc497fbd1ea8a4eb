import type { Role } from '@sede/domain/access';
import { expect, it } from 'vitest';
import {
  answerUploads,
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  readingOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { documento } from './documento-for-tests.ts';
import { documentosModule } from './documentos.routes.tsx';

const PDF = { id: '0198c0de-0000-7000-8000-0000000000a1', nome: 'alvara.pdf', tamanho: 421_888 };
const ALVARA = documento({ idAnexo: PDF.id, anexo: PDF });

const openPage = (documentos: Handlers['documentos'] = {}, as: Role[] = ['admin_financeiro']) =>
  openAt('/financial/documentos', documentosModule.routes, {
    as,
    contract: {
      documentos: { list: () => pageOf([ALVARA]), get: () => ALVARA, reading: () => readingOf(ALVARA), ...documentos },
    },
  });

it('the list leads to the file, says whether it is in force and by whom it came; editors have a title of their own', async () => {
  const { user } = await openPage();
  await screen.findByRole('heading', { name: 'Gerenciar contratos e documentos auxiliares' });
  const row = await screen.findByRole('row', { name: /Alvará/ });
  expect(within(row).getByRole('link', { name: 'Alvará' }).getAttribute('href')).toBe(`/api/anexos/${PDF.id}`);
  for (const text of ['01/01/2026', '31/12/2026', 'Sim', 'Ana Prado']) within(row).getByText(text);
  await user.click(within(row).getByText('01/01/2026'));
  const panel = await screen.findByRole('complementary', { name: 'Alvará' });
  const file = await within(panel).findByRole('link', { name: 'alvara.pdf' });
  expect(file.getAttribute('href')).toBe(`/api/anexos/${PDF.id}`);
  await expectNoViolations();
});

it('whoever only reads finds the plain title and nothing to create', async () => {
  await openPage({}, ['visualizador_financeiro']);
  await screen.findByRole('heading', { name: 'Documentos' });
  await screen.findByRole('row', { name: /Alvará/ });
  expect(screen.queryByRole('button', { name: 'Cadastrar documento' })).toBeNull();
});

it('a document is registered with its PDF: sent as soon as it is chosen, named by its id when the form is saved', async () => {
  const novo = { ...PDF, id: '0198c0de-0000-7000-8000-0000000000a2', nome: 'novo.pdf' };
  const sent = answerUploads(novo);
  const { user, asked } = await openPage({ create: (input) => ({ ...ALVARA, ...input, anexo: novo }) });
  await user.click(await screen.findByRole('button', { name: 'Cadastrar documento' }));
  const drawer = await screen.findByRole('dialog', { name: 'Cadastrar documento' });
  await fill(user, drawer, 'Nome', 'Apólice');
  await fill(user, drawer, 'Início da vigência', '31122026');
  await fill(user, drawer, 'Fim da vigência', '01012026');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  const file = within(drawer).getByRole('group', { name: 'Arquivo (PDF)' });
  expect(within(file).getByRole('alert').textContent?.trim()).toBe('Obrigatório');
  const picker = within(drawer).getByLabelText('Arquivo (PDF)', { selector: 'input' });
  await user.upload(picker, new File(['%PDF-1.7'], 'novo.pdf', { type: 'application/pdf' }));
  await within(drawer).findByRole('link', { name: /novo\.pdf/ });
  expect(sent).toEqual([{ name: 'novo.pdf', modulo: 'documentos' }]);

  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  expect(fieldError(drawer, 'Fim da vigência')).toBe('A data final deve ser igual ou posterior à inicial.');
  expect(asked('documentos.create')).toEqual([]);
  await expectNoViolations();

  await fill(user, drawer, 'Fim da vigência', '31122027');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Documento incluído com sucesso');
  // The file's name and size, which the field shows, stay behind.
  expect(asked('documentos.create')).toEqual([
    { nome: 'Apólice', idAnexo: novo.id, dataInicioVigencia: '2026-12-31', dataFimVigencia: '2027-12-31' },
  ]);
});

it('another file takes the place of the old one, which is told; a name alone says nothing of files', async () => {
  const outro = { ...PDF, id: '0198c0de-0000-7000-8000-0000000000a3', nome: 'outro.pdf' };
  answerUploads(outro);
  const { user, asked } = await openPage({
    update: ({ nome, idAnexo }) => ({ ...ALVARA, versao: 3, ...(nome && { nome }), ...(idAnexo && { idAnexo }) }),
  });
  await rowMenu(user, 'Alvará', 'Editar');
  const drawer = await screen.findByRole('dialog', { name: 'Editar documento' });
  expect(fieldOf(drawer, 'Início da vigência').value).toBe('01/01/2026');
  within(drawer).getByRole('link', { name: /alvara\.pdf/ });
  const picker = within(drawer).getByLabelText('Arquivo (PDF)', { selector: 'input' });
  await user.upload(picker, new File(['%PDF-1.7'], 'outro.pdf', { type: 'application/pdf' }));
  await within(drawer).findByRole('link', { name: /outro\.pdf/ });
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('Anexo excluído com sucesso!');
  expect(asked('documentos.update')).toEqual([{ id: ALVARA.id, versao: 2, idAnexo: outro.id }]);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Editar documento' })).toBeNull());
});
