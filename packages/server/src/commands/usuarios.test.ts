import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type AccountsRig, accountsRig, SENHA } from '../platform/testing/accounts.ts';
import { usuarios } from './usuarios.ts';

let rig: AccountsRig;
let dataDir: string;

beforeAll(async () => {
  rig = await accountsRig();
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'sede-usuarios-'));
});
afterAll(async () => {
  await rig.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  out: string;
  err: string;
}

const settings = () => ({
  DATA_DIR: dataDir,
  DATABASE_URL: rig.banco.appUrl,
  DATABASE_OWNER_URL: rig.banco.ownerUrl,
});

/** The command as a person runs it, beside the running server. */
function command(args: string[], input = ''): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'usuarios.ts'), ...args], {
      env: { PATH: process.env.PATH, ...settings() },
    });
    const read = { out: '', err: '' };
    child.stdout.on('data', (chunk) => {
      read.out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      read.err += chunk;
    });
    child.on('close', (code) => resolve({ code, ...read }));
    child.stdin.end(input);
  });
}

/** The same in this process: what it says and ends with does not depend on a start of Node, which costs a second. */
async function usuariosHere(args: string[]): Promise<Ended> {
  const said = { out: '', err: '' };
  const hear = (where: keyof typeof said) => (text: string) => {
    said[where] += `${text}\n`;
  };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(hear('out')),
    vi.spyOn(console, 'error').mockImplementation(hear('err')),
  ];
  for (const [name, value] of Object.entries(settings())) vi.stubEnv(name, value);
  try {
    return { code: await usuarios(args), ...said };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}

describe('npm run usuarios', () => {
  it('creates a user with roles and a password that then signs in', async () => {
    const args = [
      'criar',
      '--nome',
      'Ana Souza',
      '--email',
      'Ana@ex.org.br',
      '--papeis',
      'admin_financeiro,aprovador',
      '--senha-stdin',
    ];
    expect(await command(args, `${SENHA}\n`)).toMatchObject({ code: 0, out: 'Usuário ana@ex.org.br criado.\n' });
    const b = rig.browser();
    expect((await b.enter('ana@ex.org.br')).status).toBe(200);
    expect((await b.session()).body.papeis).toEqual(['admin_financeiro', 'aprovador']);
    const list = await usuariosHere(['listar']);
    expect(list.out).toContain('ana@ex.org.br');
    expect(list.out).toContain('admin_financeiro, aprovador');
    const again = await command(args, `${SENHA}\n`);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.err).toContain('E-mail já cadastrado.');
  });

  it('changes roles and says what it did', async () => {
    await rig.usuario('bia@ex.org.br', ['aprovador']);
    const { out, code } = await usuariosHere([
      'papeis',
      '--email',
      'bia@ex.org.br',
      '--dar',
      'gestor_evento',
      '--tirar',
      'aprovador',
    ]);
    expect(out).toContain('Papéis dados: gestor_evento. Papéis tirados: aprovador.');
    expect(code).toBe(0);
  });

  it('takes the second step away from the only gestor who lost phone and codes, audited with the reason', async () => {
    const { id } = await rig.usuario('gestora@ex.org.br', ['gestor_sistema']);
    const session = rig.browser();
    await session.enter('gestora@ex.org.br');
    await rig.rows('update usuarios set dois_fatores_ativo = true where id = $1', [id]);
    await rig.rows(
      `insert into auth.dois_fatores (id, usuario_id, segredo, codigos_reserva, verificado)
       values (gen_random_uuid(), $1, 'x', 'y', true)`,
      [id],
    );
    const args = ['duas-etapas', '--email', 'Gestora@ex.org.br'];
    expect(await usuariosHere(args)).toMatchObject({ code: 1, err: expect.stringContaining('Falta --motivo.') });
    const done = await usuariosHere([...args, '--motivo', 'Celular roubado']);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining('Verificação em duas etapas desligada') });

    expect(await rig.rows('select 1 from auth.dois_fatores where usuario_id = $1', [id])).toEqual([]);
    expect((await session.session()).body.usuario).toBeNull();
    expect((await rig.browser().enter('gestora@ex.org.br')).body).toEqual({ twoFactorRedirect: false });
    expect(
      await rig.rows(
        `select operacao, motivo, usuario_id, depois ->> 'dois_fatores_ativo' as ativo from auditoria
         where tabela = 'usuarios' and registro_id = $1 order by id desc limit 1`,
        [id],
      ),
    ).toEqual([
      { operacao: 'usuarios.redefinirDuasEtapas', motivo: 'Celular roubado', usuario_id: null, ativo: 'false' },
    ]);
    expect((await rig.mails()).filter(({ para }) => para === 'gestora@ex.org.br')).toHaveLength(1);
    expect((await usuariosHere([...args, '--motivo', 'de novo'])).err).toContain('não está ativa');
  });

  it.each([
    [['criar', '--nome', 'Ana'], 'Falta --email.'],
    [['criar', '--nome', 'Ana', '--email', 'x@y.org', '--papeis', 'chefe'], 'Papel desconhecido: chefe.'],
    [['crair'], 'Comando desconhecido: crair.'],
    [['listar', '--tudo'], 'Opção desconhecida ou sem valor: --tudo.'],
    [['habilitar', '--email', 'ninguem@ex.org.br'], 'Não há usuário com o e-mail ninguem@ex.org.br.'],
  ])('%j is refused in words', async (args, message) => {
    const { code, err } = await usuariosHere(args);
    expect(err).toContain(message);
    expect(err).not.toContain('    at ');
    expect(code).toBe(1);
  });
});
