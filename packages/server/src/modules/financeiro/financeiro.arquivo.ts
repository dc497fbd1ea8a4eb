/** Documents of both kinds (finance's, and those that the union publishes): when and by whom their file or link arrived. Source: spec 1 §2.20, §3.6. */
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { inColumns } from '#platform/db/list/index.ts';

export const carregadoPor = ({ actor, now }: Pick<WriteContext, 'actor' | 'now'>) => ({
  dataCarregamento: now,
  email: actor.email,
});

/** By whom, for people: the name; the address stands in for somebody who is gone, or of whom the imported system knew no more. */
export const nomeDeQuemCarregou = () =>
  sql`coalesce((select u.nome from usuarios u where lower(u.email) = lower(r.email)), r.email)`;

/** 'Buscar nome ou quem carregou…': the uploader by name as well. There are hundreds of documents, not millions. */
export const BUSCA_DO_ARQUIVO = inColumns(
  sql`r.busca || ' ' || sede.sem_acento(${nomeDeQuemCarregou()})`,
  sql`r.iniciais`,
);
