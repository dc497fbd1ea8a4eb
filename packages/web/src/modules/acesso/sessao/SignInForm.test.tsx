import { expect, it } from 'vitest';
import { expectNoViolations, screen, show } from '#platform/testing/index.ts';
import { SignInForm } from './SignInForm.tsx';

/** What the form sent, in order; the first step asks for the second. */
async function openForm() {
  const sent: unknown[] = [];
  const keep = async (request: Request, answer: object) => {
    sent.push(await request.json());
    return Response.json(answer);
  };
  const { user } = await show(<SignInForm email="ana@sindicato.org" />, {
    addresses: {
      'POST /api/auth/sign-in/email': (request) => keep(request, { twoFactorRedirect: true }),
      'POST /api/auth/two-factor/verify-totp': async (request) => {
        sent.push(await request.json());
        return Response.json({ code: 'conta.codigo_invalido', message: 'Código inválido.' }, { status: 401 });
      },
    },
  });
  const enter = async () => {
    await user.type(screen.getByLabelText('Senha'), 'amendoeira-7-vento');
    await user.click(screen.getByRole('button', { name: 'Acessar' }));
    await user.type(await screen.findByLabelText('Código de verificação'), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await screen.findByText('Código inválido.');
  };
  return { user, sent, enter };
}

it('nobody stays signed in without having chosen it', async () => {
  const { sent, enter } = await openForm();
  await enter();
  expect(sent).toEqual([
    { email: 'ana@sindicato.org', password: 'amendoeira-7-vento', manterConectado: false },
    { code: '123456', manterConectado: false },
  ]);
});

it('Manter conectado is sent with the password and again with the code', async () => {
  const { user, sent, enter } = await openForm();
  await user.click(screen.getByLabelText('Manter conectado'));
  await expectNoViolations();
  await enter();
  expect(sent).toEqual([
    { email: 'ana@sindicato.org', password: 'amendoeira-7-vento', manterConectado: true },
    { code: '123456', manterConectado: true },
  ]);
});
