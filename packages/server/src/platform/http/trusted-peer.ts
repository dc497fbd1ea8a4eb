/**
 * Whether the other end of a connection is a proxy that TRUST_PROXY believes: many people come through it at once.
 *
 * A number of proxies before us names no addresses: then whoever connects is one. Addresses are Node's, an IPv4 one also in
 * the form `::ffff:10.0.0.1`.
 */
import { BlockList, isIPv6 } from 'node:net';
import type { TrustProxy } from '../config/config.ts';

const NAMED: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

export function trustedPeer(trust: TrustProxy): (address: string) => boolean {
  if (!Array.isArray(trust)) return () => Number(trust) > 0;
  const list = new BlockList();
  for (const item of trust.flatMap((name) => NAMED[name] ?? [name])) {
    const [address = '', bits] = item.split('/');
    if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return (address) => {
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
    return list.check(plain, familyOf(plain));
  };
}
