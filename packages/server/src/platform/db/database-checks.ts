/**
 * What must not go to production in the database, asked with the program's role.
 *
 * Fatal: PostgreSQL older than 15, a superuser, a role that owns or may change the audit trail, an encoding other than
 * UTF-8, migrations of a newer program. Warned: names that would not sort as Brazilians sort them, a remote connection without TLS.
 * Source: decisions §2 (two database roles).
 */

import pg from 'pg';
import { isLoopback } from '../config/config.ts';
import type { Finding } from '../config/production-checks.ts';
import { MIN_POSTGRES, newerQuestion } from './migrate.ts';

type Facts = {
  major: number;
  role: string;
  superuser: boolean;
  encoding: string;
  sortsWell: boolean;
  audit: { name: string; owns: boolean; writes: boolean }[];
};

const QUESTION = `
  select current_setting('server_version_num')::int / 10000 as major,
    current_user::text as role,
    (select rolsuper or rolbypassrls from pg_roles where rolname = current_user) as superuser,
    current_setting('server_encoding') as encoding,
    'Álvaro' < 'Bruno' and 'ana' < 'Bruno' as "sortsWell",
    (select coalesce(jsonb_agg(jsonb_build_object('name', c.relname,
        'owns', pg_has_role(current_user, c.relowner, 'MEMBER'),
        'writes', has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE, TRUNCATE'))), '[]')
      from pg_class c where c.oid in (to_regclass('public.auditoria'), to_regclass('public.auditoria_selos'),
        to_regclass('public.auditoria_cadeia'))) as audit`;

export async function checkDatabase(appUrl: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: appUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const { rows } = await client.query<Facts>(QUESTION);
    const facts = rows[0];
    return facts === undefined ? [] : [...findingsOf(facts), ...(await newerProgram(client)), ...transport(appUrl)];
  } finally {
    await client.end();
  }
}

function findingsOf(facts: Facts): Finding[] {
  const findings: Finding[] = [];
  const refuse = (problem: string, mend: string) => findings.push({ fatal: true, problem, mend });
  if (facts.major < MIN_POSTGRES) {
    refuse(`O PostgreSQL é o ${facts.major}.`, `Use o ${MIN_POSTGRES} ou mais novo.`);
  }
  if (facts.superuser) {
    refuse(
      `O papel '${facts.role}' de DATABASE_URL é superusuário.`,
      `Crie um papel comum para o programa (create role sede_app login) e outro para migrar em DATABASE_OWNER_URL.`,
    );
  } else {
    for (const table of facts.audit.filter((entry) => entry.owns || entry.writes)) {
      refuse(
        `O papel '${facts.role}' de DATABASE_URL ${table.owns ? 'é dono da' : 'pode alterar a'} tabela ${table.name}: a trilha de auditoria não provaria nada.`,
        'Use dois papéis: o dono em DATABASE_OWNER_URL, que migra, e o do programa em DATABASE_URL, que não é dono de nada.',
      );
    }
  }
  if (facts.encoding !== 'UTF8')
    refuse(`O banco usa a codificação ${facts.encoding}.`, 'Crie o banco com encoding UTF8.');
  if (!facts.sortsWell) {
    findings.push({
      fatal: false,
      problem: 'A ordenação do banco não é a do português: nomes com acento iriam para o fim das listas.',
      mend: "Crie o banco com: create database sede template template0 encoding 'UTF8' locale 'C' locale_provider icu icu_locale 'pt-BR'",
    });
  }
  return findings;
}

/** A process of an older program beside it works on tables that it does not know. */
async function newerProgram(client: pg.Client): Promise<Finding[]> {
  const prepared = await client.query<{ yes: boolean }>(`select to_regclass('sede.migracoes') is not null as yes`);
  if (!prepared.rows[0]?.yes) return [];
  const { rows } = await client.query<{ nome: string }>(...newerQuestion());
  return rows.map(({ nome }) => ({
    fatal: true,
    problem: `O banco de dados é de uma versão mais nova do Sede (${nome}).`,
    mend: 'Atualize este programa.',
  }));
}

function transport(appUrl: string): Finding[] {
  const url = new URL(appUrl);
  const mode = url.searchParams.get('sslmode');
  if (isLoopback(url.hostname) || (mode !== null && mode !== 'disable')) return [];
  return [
    {
      fatal: false,
      problem: 'A conexão com o banco remoto não usa TLS.',
      mend: 'Acrescente ?sslmode=verify-full a DATABASE_URL, ou use uma rede só dos dois servidores.',
    },
  ];
}
