import { type Usuario, usuariosErrors } from '@sede/domain/modules/acesso/usuarios';
import { expect, it } from 'vitest';
import { expectNoViolations, findNotice, openAt, pageOf, rowMenu, screen, within } from '#platform/testing/index.ts';
import { usuariosModule } from './usuarios.routes.tsx';

const BIA: Usuario = {
  id: '0198c0de-0000-7000-8000-000000000001',
  versao: 1,
  criadoEm: '2026-11-01T12:00:00.000Z',
  atualizadoEm: '2026-11-01T12:00:00.000Z',
  nome: 'Bia Reis',
  email: 'bia@sindicato.org',
  papeis: [],
  escritorios: [],
  nomesEscritorios: [],
  situacao: 'convite_pendente',
  desabilitado: false,
  desabilitadoMotivo: null,
  doisFatoresAtivo: false,
  ultimoAcessoEm: null,
  conviteVenceEm: '2026-11-27T15:00:00.000Z',
};
const LINK = 'https://sede.exemplo.org.br/nova-senha?token=abc';

const openPage = (
  emailConfigurado: boolean,
  copiarConvite = () => ({ link: LINK, venceEm: '2026-11-28T15:00:00.000Z' }),
) =>
  openAt('/roles', usuariosModule.routes, {
    as: ['gestor_sistema'],
    session: { emailConfigurado },
    contract: { usuarios: { list: () => pageOf([BIA]), get: () => BIA, copiarConvite } },
  });

it('without a mail server the link of an invitation is shown, copied, and gone with its dialog', async () => {
  const { user, asked } = await openPage(false);
  await rowMenu(user, BIA.nome, 'Copiar link do convite');
  const dialog = await screen.findByRole('dialog', { name: 'Convite de Bia Reis' });
  expect(within(dialog).getByLabelText<HTMLInputElement>('Link do convite').value).toBe(LINK);
  within(dialog).getByText(/Entregue este link só a Bia Reis/);
  await expectNoViolations();
  await user.click(within(dialog).getByRole('button', { name: 'Copiar' }));
  await findNotice('Link copiado.');
  expect(await navigator.clipboard.readText()).toBe(LINK);
  await user.keyboard('{Escape}');
  expect(screen.queryByText(LINK)).toBeNull();
  expect(asked('usuarios.copiarConvite')).toEqual([{ id: BIA.id }]);
});

it('a refusal is told in words', async () => {
  const { user } = await openPage(false, () => {
    throw usuariosErrors.convite_aceito();
  });
  await rowMenu(user, BIA.nome, 'Copiar link do convite');
  await findNotice(usuariosErrors.convite_aceito().message);
});

it('with a mail server the link is not offered', async () => {
  const { user } = await openPage(true);
  await user.click(await screen.findByRole('button', { name: 'Ações de Bia Reis' }));
  await screen.findByRole('menuitem', { name: 'Reenviar convite' });
  expect(screen.queryByRole('menuitem', { name: 'Copiar link do convite' })).toBeNull();
});
