-- A word over an account's whole history: one trigram index, as every other searched table has it. Source: issue 9.

create index extratos_lancamentos_busca on extratos_lancamentos using gin (busca gin_trgm_ops);
