import { describe, expect, it } from 'vitest';
import { ipBlock } from './caller-ip.ts';

describe('ipBlock', () => {
  it.each([
    { ip: '203.0.113.7', block: '203.0.113.7' },
    { ip: '::ffff:203.0.113.7', block: '203.0.113.7' },
    { ip: '2001:db8:1:2:3:4:5:6', block: '2001:db8:1:2::/64' },
    { ip: '2001:0DB8:0001:0002::9', block: '2001:db8:1:2::/64' },
    { ip: '2001:db8::1', block: '2001:db8:0:0::/64' },
    { ip: 'fe80::1%eth0', block: 'fe80:0:0:0::/64' },
    { ip: '::1', block: '0:0:0:0::/64' },
  ])('counts $ip by $block', ({ ip, block }) => {
    expect(ipBlock(ip)).toBe(block);
  });
});
