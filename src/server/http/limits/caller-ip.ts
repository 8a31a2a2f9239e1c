import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const GROUPS = 8;
const GROUPS_OF_ONE_HOME = 4;

/** Returns the IP of a call, and the block of IPs that limits count it by. */
export function callerIp({ ip }: FastifyRequest): { ip: string; block: string } {
  return { ip, block: ipBlock(ip) };
}

/** Returns what a limit counts an IP by: IPv4 whole, IPv6 by its /64, since one home owns all of that. */
export function ipBlock(ip: string): string {
  const [, ipv4] = MAPPED_IPV4.exec(ip) ?? [];
  if (ipv4) return ipv4;
  return isIPv6(ip) ? `${groupsOf(ip).slice(0, GROUPS_OF_ONE_HOME).join(':')}::/64` : ip;
}

/** The eight groups of an IPv6 address, without leading zeros; a zone such as `%eth0` is dropped. */
function groupsOf(ip: string): string[] {
  const [address = ''] = ip.toLowerCase().split('%');
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => '0');
  return [...head, ...zeros, ...tail].map((group) => group.replace(/^0+(?=.)/, ''));
}
