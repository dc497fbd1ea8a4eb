/**
 * A mailing to all 20,000 members: how long the freezing takes, how many mails a minute the feeder moves by the setting, and what a
 * list costs meanwhile. Without a mail server: the mails end as files. Source: issue 11 (Speed).
 */
import { setTimeout as delay } from 'node:timers/promises';
import autocannon from 'autocannon';
import pg from 'pg';
import { runningUrls } from '../packages/server/src/platform/db/embedded/credentials.ts';
import { callerOf } from './caller.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './product.ts';
import { filiadosList } from './requests.ts';
import { FILIADOS } from './seed-filiados.ts';
import { ends, median } from './statistics.ts';

const ROUNDS = 3;
/** Of the setting, as it is shipped. */
const PER_MINUTE = 60;

interface Draft {
  id: string;
  versao: number;
}

export async function comunicacao(installation: Installation): Promise<Figure[]> {
  const { cookie, dataDir } = installation;
  const product = await startProduct(installation, filiadosList());
  const client = new pg.Client({
    connectionString: runningUrls(dataDir)?.ownerUrl,
    options: '-c search_path=public,auth',
  });
  await client.connect();
  const { call } = callerOf(product.url, cookie);
  try {
    const { remetentes } = await call<{ remetentes: { endereco: string }[] }>('/comunicacoes/opcoes');
    const tema = 'Assembleias e avisos estatutários';
    const selecao = { filtro: {} };
    let draft = await call<Draft>('/comunicacoes', {
      ...{ titulo: 'Assembleia', tema, remetente: remetentes[0]?.endereco, selecao },
      corpoHtml: '<p>Prezado(a) {{nome}}, da {{casa}}.</p>',
    });
    const { recebem, selecionados } = await call<{ recebem: number; selecionados: number }>('/comunicacoes/contar', {
      selecao,
      tema,
    });
    const send = () =>
      call<Draft>(`/comunicacoes/${draft.id}/enviar`, { versao: draft.versao, esperados: recebem, numero: recebem });
    const seconds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      if (round > 0) draft = await call<Draft>(`/comunicacoes/${draft.id}/cancelar`, { versao: draft.versao });
      const from = performance.now();
      draft = await send();
      seconds.push((performance.now() - from) / 1000);
    }
    await client.query(`update comunicacoes set sai_em = now() where id = $1`, [draft.id]);
    const [{ latency }] = await Promise.all([
      autocannon({
        ...{ url: product.url + filiadosList(), method: 'GET', headers: { cookie } },
        ...{ connections: 2, duration: 60 },
      }),
      delay(61_000),
    ]);
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from emails where lote_id = $1`, [
      draft.id,
    ]);
    return [
      {
        ...{
          name: `a mailing to ${FILIADOS.toLocaleString('en')} members frozen`,
          measured: median(seconds),
          unit: 's',
        },
        ...{ aim: 2, bound: 'at most', spread: ends(seconds), detail: `${recebem} of ${selecionados} are reached` },
      },
      {
        ...{ name: `mails fed in a minute, of ${PER_MINUTE} by the setting`, measured: rows[0]?.n ?? 0, unit: 'mails' },
        ...{ aim: PER_MINUTE, bound: 'at least' },
      },
      { name: 'list of members meanwhile, p97.5', measured: latency.p97_5, unit: 'ms', aim: 80, bound: 'at most' },
    ];
  } finally {
    await client.end();
    await product.stop();
  }
}
