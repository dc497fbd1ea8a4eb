/**
 * `npm run manual:pictures`: the pictures of the staff manual, taken from the demonstration in Chromium.
 *
 * Starts the demonstration on a folder of its own (fixed seed; dates are relative to today), signs in as one of its
 * accounts and photographs each screen of PICTURES into docs/manual/images. Names after the command take only those:
 * `npm run manual:pictures -- inicio despesas`. Source: issue 3 (Staff manual).
 */
import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';

const ROOT = join(import.meta.dirname, '..');
const OUT = join(ROOT, 'docs/manual/images');
/** Of every account of the demonstration: packages/server/src/demo/accounts.ts. */
const SENHA = 'ladrilho-azul-de-brasilia';
/** Long enough for the last figure and the last movement of a page on this machine. */
const QUIET_MS = 1_500;

interface Picture {
  /** Before the @; null for nobody. */
  conta: string | null;
  caminho: string;
  /** What is done before the picture. */
  antes?: (page: Page) => Promise<void>;
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Avisos/ }).click();
  await page.getByRole('dialog', { name: 'Avisos' }).getByRole('listitem').first().waitFor();
}

async function openContaMovimento(page: Page): Promise<void> {
  await page.getByRole('row', { name: /Conta movimento/ }).click();
  await page.waitForURL('**/financial/conciliacao/*');
}

const PICTURES: Record<string, Picture> = {
  acesso: { conta: null, caminho: '/' },
  inicio: { conta: 'miriam.sousa', caminho: '/profile' },
  avisos: { conta: 'miriam.sousa', caminho: '/profile', antes: openBell },
  despesas: { conta: 'admin.financeiro', caminho: '/financial/expenses' },
  aprovacao: { conta: 'aprovador', caminho: '/financial/despesas/aprovar?somenteMinhas=sim' },
  beneficiarios: { conta: 'admin.financeiro', caminho: '/financial/beneficiarios' },
  busca: {
    conta: 'admin.financeiro',
    caminho: '/financial/expenses',
    antes: async (page) => {
      await page.keyboard.press('Control+k');
      await page.keyboard.type('alug');
      await page.getByRole('option').first().waitFor();
    },
  },
  usuarios: { conta: 'gestor.sistema', caminho: '/roles' },
  configuracoes: { conta: 'gestor.sistema', caminho: '/configuracoes' },
  copias: { conta: 'gestor.sistema', caminho: '/configuracoes/copias' },
  painel: { conta: 'admin.financeiro', caminho: '/financial' },
  receitas: { conta: 'admin.financeiro', caminho: '/financial/receitas' },
  orcamento: { conta: 'admin.financeiro', caminho: '/financial/acompanhamento' },
  'contas-bancarias': { conta: 'admin.financeiro', caminho: '/financial/contas' },
  suprimentos: { conta: 'admin.financeiro', caminho: '/financial/suprimentos' },
  fechamento: { conta: 'admin.financeiro', caminho: '/financial/fechamentos' },
  documentos: { conta: 'admin.financeiro', caminho: '/financial/transparencia' },
  recorrencias: { conta: 'admin.financeiro', caminho: '/financial/recorrencias/mes' },
  conciliacao: { conta: 'admin.financeiro', caminho: '/financial/conciliacao', antes: openContaMovimento },
  filiados: { conta: 'editor.filiado', caminho: '/filiados' },
  juridico: { conta: 'juridico', caminho: '/juridico' },
  atendimentos: { conta: 'juridico', caminho: '/juridico/atendimentos?vista=dia' },
  processos: { conta: 'juridico', caminho: '/juridico/processos' },
  temas: { conta: 'politico.sindical', caminho: '/sindical/temas' },
  autoridades: { conta: 'autoridades', caminho: '/Autoridades' },
  contratos: { conta: 'gestor.de.contratos', caminho: '/gestao-de-contratos/contratos' },
  patrimonio: { conta: 'patrimonio', caminho: '/patrimonio' },
  sindex: { conta: 'sindex', caminho: '/Sindex' },
};

/** Known before the start: the sign-in believes only its own address. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function startDemo(): Promise<{ url: string; stop: () => Promise<void> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sede-manual-'));
  await chmod(dataDir, 0o711);
  const child = spawn(process.execPath, ['packages/server/src/demo/start.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, PORT: String(await freePort()), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = await new Promise<string>((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      process.stdout.write(chunk);
      const found = /Sede pronta em (\S+)/.exec(text)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error('the demonstration ended')));
  });
  return { url, stop };
}

const wanted = process.argv.slice(2).filter((name) => !name.startsWith('-'));
const unknown = wanted.filter((name) => !(name in PICTURES));
if (unknown.length > 0) throw new Error(`no such picture: ${unknown.join(', ')}`);

await mkdir(OUT, { recursive: true });
const demo = await startDemo();
const browser = await chromium.launch(await findChromium());
try {
  for (const [name, { conta, caminho, antes }] of Object.entries(PICTURES)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const context = await browser.newContext({
      baseURL: demo.url,
      viewport: { width: 1120, height: 660 },
      locale: 'pt-BR',
      timezoneId: 'America/Sao_Paulo',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    if (conta) {
      const answer = await page.request.post('/api/auth/sign-in/email', {
        headers: { Origin: new URL(demo.url).origin },
        data: { email: `${conta}@demonstracao.sede`, password: SENHA },
      });
      if (!answer.ok()) throw new Error(`${conta}: ${answer.status()}`);
    }
    // Not 'networkidle': the live stream never ends. One quiet moment after the page and after what is done on it.
    await page.goto(caminho, { waitUntil: 'load' });
    await page.waitForTimeout(QUIET_MS);
    await antes?.(page);
    await page.waitForTimeout(QUIET_MS);
    // Where the text cursor blinks differs from run to run.
    await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
    await page.screenshot({ path: join(OUT, `${name}.png`), animations: 'disabled' });
    console.log(`docs/manual/images/${name}.png`);
    await context.close();
  }
} finally {
  await browser.close();
  await demo.stop();
}
